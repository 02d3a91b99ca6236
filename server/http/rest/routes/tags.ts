import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { returnedId } from '../shapes/common.ts'
import { tag } from '../shapes/ledger.ts'

const color = optional('integer', 'An index in the color palette, from 1 to 8')

export const tagRoutes = [
  route('GET /tags', query('tags', tag), {
    summary: 'Lists the tags by name',
  }),

  route('POST /tags', mutation('createTag', tag), {
    summary: 'Creates a tag',
    body: { name: required('text'), color },
    status: 201,
  }),

  route('PUT /tags/{id}', mutation('updateTag', tag), {
    summary: 'Changes a tag; omitted fields keep their values',
    example: { name: 'Trip' },
    body: { name: optional('text'), color },
  }),

  route('POST /tags/{id}/merge', mutation('mergeTag', tag), {
    summary: 'Merges a tag into another and returns the one that remains',
    body: { into_id: required('id') },
    variables: ({ params, body }) => ({ id: params.id ?? '', into: body.into_id }),
  }),

  route('DELETE /tags/{id}', mutation('deleteTag', returnedId), {
    summary: 'Deletes a tag and removes it from all transactions',
  }),
]
