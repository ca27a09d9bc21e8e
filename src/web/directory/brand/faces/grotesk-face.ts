export default Object.values(
  import.meta.glob<string>('../../../ui/fonts/headings/familjen-*.woff', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
)
