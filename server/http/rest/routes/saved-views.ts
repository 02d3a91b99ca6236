import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { returnedId } from '../shapes/common.ts'
import { savedView } from '../shapes/ledger.ts'

const address = 'The query string of the page’s URL, such as min=100'
const shared = optional('boolean', 'true shows the view to all members')
const names = { isShared: 'shared' }

export const savedViewRoutes = [
  route('GET /saved-views', query('savedViews', savedView), {
    summary: 'Lists your saved views of a page, and those that others share, by name',
    query: { page: required('viewPage', 'Transactions or Reports') },
  }),

  route('POST /saved-views', mutation('createSavedView', savedView), {
    summary: 'Saves a view',
    body: {
      name: required('text'),
      page: required('viewPage', 'Transactions or Reports'),
      address: required('text', address),
      shared,
    },
    names,
    status: 201,
  }),

  route('PUT /saved-views/{id}', mutation('updateSavedView', savedView), {
    summary: 'Changes one of your saved views; omitted fields keep their values',
    example: { name: 'Large amounts' },
    body: { name: optional('text'), address: optional('text', address), shared },
    names,
  }),

  route('DELETE /saved-views/{id}', mutation('deleteSavedView', returnedId), {
    summary: 'Deletes a saved view',
  }),
]
