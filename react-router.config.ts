import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The thread that draws pages begins with a file of its own beside index.js (vite.config.ts).
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
