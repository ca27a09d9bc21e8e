export default Object.values(
  import.meta.glob<string>('../../../ui/fonts/headings/bricolage-*.woff', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
)
