import { expect } from 'vitest'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'

onBothWithSample(
  'an address in the trash is free, and what comes back gets the next',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    const product = documentsIn(await staff('GET', '/product'))[0]!
    const { slug, value } = product
    const taken = await staff('POST', '/product', { value, slug })
    expect(taken).toMatchObject({ status: 409, body: { code: 'document-address-taken' } })
    expect((await staff('DELETE', `/product/${product.id}?unlink=true`)).status).toBe(204)
    const own = documentIn(await staff('POST', '/product', { value, slug }))
    expect(own.slug).toBe(slug)
    const back = documentIn(await staff('POST', `/product/${product.id}/restore`))
    expect(back.slug).toBe(`${slug}-2`)
    expect((await staff('DELETE', `/product/${own.id}`)).status).toBe(204)
    const again = documentIn(await staff('POST', `/product/${own.id}/restore`))
    expect(again.slug).toBe(slug)
  },
)
