/** What Blog Edit says beyond the specified texts. */
export const blogWords = {
  lead: 'Every post readers see, by category. What you change here they see at once; what you delete waits in the trash.',
  categories: 'Categories',
  deleteCategory: 'Delete category {{category}}',
  editPost: 'Edit {{title}}',
  openEditor: 'Open in the editor',
  deletePost: 'Delete {{title}}',
  delete: 'Delete',
  loading: 'Loading blogs...',
  more: 'Load more',
  updated: 'Updated',
  noPicture: 'No picture loads from this address.',
  thumbnailPreview: 'Preview of the thumbnail',
}
