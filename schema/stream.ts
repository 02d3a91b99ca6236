export const numberDescription =
  'Its place in the stream of changes: compare it with that of a read (`extensions.live.number` of its answer).'
export const sinceDescription =
  'The number of the message that this one goes on from; null where it begins with now. Whoever holds another one has ' +
  'missed something: come back with the last cursor.'

/** The estimated number of records per message, for the query cost of subscriptions. */
export const usualChanges = 2
