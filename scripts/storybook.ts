import { start } from './run.ts'

const building = process.argv.includes('--build')
start('storybook', building ? ['build', '--quiet'] : ['dev', '--port', '6006', '--no-open'], {
  env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
}).on('close', code => {
  process.exitCode = code ?? 1
})
