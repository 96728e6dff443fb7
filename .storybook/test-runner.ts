/** The name by which Storybook knows that it is tested: it stops animations, and our preview has axe report less. */
export const testRunner = 'StorybookTestRunner'
