import { Lock } from 'lucide-react'
import { useOrganization } from '../../app/organization.tsx'
import { Notice } from '../../shared/Notice.tsx'

/** In the place of what one may not do here. */
export function ReadOnlyNote() {
  const { name, isReadOnly } = useOrganization()
  return isReadOnly ? (
    <Notice icon={Lock} tone="accent" title="The plan has ended">
      {`${name} can be read, and nothing in it changed.`}
    </Notice>
  ) : (
    <Notice icon={Lock} tone="accent" title={`You read the books of ${name}`}>
      An Owner or Admin can give you a role that writes in them.
    </Notice>
  )
}
