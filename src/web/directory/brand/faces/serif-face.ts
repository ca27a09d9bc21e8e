export default Object.values(
  import.meta.glob<string>('../../../ui/fonts/headings/source-serif-*.woff', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
)
