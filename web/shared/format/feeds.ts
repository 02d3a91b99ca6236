/** The address of a feed, which programs that cannot send headers open. The token must have the scope read only. */
export function feedAddress(path: string, token: string, organizationId: string): string {
  const query = new URLSearchParams({ organization_id: organizationId, token })
  return new URL(`/api/v1/feeds/${path}?${query}`, location.origin).href
}

export const upcomingFeed = 'upcoming.ics'
export const viewFeed = (id: string): string => `views/${id}.csv`
