import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('scratch/layout.tsx', [
    index('scratch/home.tsx'),
    route('work', 'scratch/work.tsx'),
    route('*', 'scratch/nf.tsx'),
  ]),
] satisfies RouteConfig
