export {}

process.env.NODE_ENV ??= 'production'

// Only now: React looks at NODE_ENV when it is loaded.
await import('./serve.ts')
