/** React's and styled-components' help for developer tools, a fifth of the time of tests, which have none open. */
export const withoutDeveloperTools = {
  'console.createTask': 'undefined',
  'console.timeStamp': 'undefined',
  SC_DISABLE_SPEEDY: 'false',
}
