export default Object.values(
  import.meta.glob<string>('../../../ui/fonts/headings/inter-*.woff', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
)
