import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOrganizations } from '../../web/app/session/organization.tsx'
import { toasts } from '../../web/shared/overlays/toaster.ts'

function Outside({ take }: { take: (organizations: ReturnType<typeof useOrganizations>) => void }) {
  take(useOrganizations())
  return null
}

test('a switch without organizations says so', async () => {
  const states: ReturnType<typeof useOrganizations>[] = []
  renderToString(createElement(Outside, { take: (organizations) => void states.push(organizations) }))
  await states[0]?.switchTo('any')
  expect(toasts.getVisibleToasts().map(({ title }) => title)).toEqual(['Organization switching is unavailable.'])
})
