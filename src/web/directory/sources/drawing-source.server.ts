/** The drawings themselves, inside the built server as well. */
const files = import.meta.glob<string>('/packs/*/drawings/*.svg', {
  query: '?raw',
  import: 'default',
})
const openFile = new Map(
  Object.entries(files).map(([path, open]) => [/([^/]+)\.svg$/.exec(path)![1]!, open]),
)

/** The file of a drawing that came with the program. */
export const drawingSource = async (id: string): Promise<string | undefined> => openFile.get(id)?.()
