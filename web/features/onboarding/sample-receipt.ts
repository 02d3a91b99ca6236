const sample = '/sample-receipt.jpg'

/** A till slip for who has none at hand. @throws TypeError when it is not reached */
export async function fetchSample(): Promise<File> {
  const response = await fetch(sample)
  if (!response.ok) throw new TypeError(`${sample}: ${response.status}`)
  return new File([await response.blob()], 'sample-receipt.jpg', { type: 'image/jpeg' })
}
