import { parameter, shape } from '../shape.ts'

export const reference = shape('Reference', { id: 'id', name: 'name' })

/** The id that a mutation returns. */
export const returnedId = shape('Id', { id: '' })
/** The id in the path of the request. */
export const requestedId = shape('Id', { id: parameter('id') })
