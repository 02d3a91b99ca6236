import { Badge, Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { LogOut, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LeaveDialog } from '../../app/session/LeaveDialog.tsx'
import { type Organization, useOrganizations } from '../../app/session/organization.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { roleNames } from '../../shared/format/roles.ts'
import { RowMenu, type RowMenuLabels } from '../../shared/overlays/RowMenu.tsx'
import { OrganizationRow } from './OrganizationRow.tsx'

/** The settings belong to the active organization, so it is switched first. */
const paths = { rename: '/settings/organization', delete: '/settings/delete-organization' }

export function OrganizationList({ organizations }: { organizations: readonly Organization[] }) {
  const { active, isSwitching, switchTo } = useOrganizations()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<Organization | null>(null)

  const choose = async (action: OrganizationAction, organization: Organization) => {
    if (action === 'leave') return setLeaving(organization)
    if (organization.id !== active?.id) await switchTo(organization.id)
    await navigate(paths[action])
  }

  return (
    <Panel isList aria-label={t`Your organizations`}>
      <Box as="ul" listStyleType="none">
        {organizations.map((organization) => (
          <OrganizationRow
            key={organization.id}
            name={organization.name}
            tag={<Tags organization={organization} isActive={organization.id === active?.id} />}
            second={factsOf(organization).join(' · ')}
            actions={
              organization.id !== active?.id && (
                <Button
                  variant="outline"
                  colorPalette="gray"
                  disabled={isSwitching}
                  aria-label={t`Switch to ${{ name: organization.name }}`}
                  onClick={() => void switchTo(organization.id)}
                >
                  {t`Switch`}
                </Button>
              )
            }
            menu={
              <OrganizationMenu
                organization={organization}
                isDisabled={isSwitching}
                onChoose={(action) => void choose(action, organization)}
              />
            }
          />
        ))}
      </Box>
      <LeaveDialog organization={leaving} onClose={() => setLeaving(null)} />
    </Panel>
  )
}

const factsOf = ({ userRole, kind, plan, currency }: Organization) => [
  roleNames[userRole],
  kind === 'TEAM' ? t`Team` : t`Personal`,
  ...(plan ? [plan] : []),
  currency,
]

function Tags({ organization, isActive }: { organization: Organization; isActive: boolean }) {
  return (
    <>
      {isActive && (
        <Badge size="sm" bg="bg.muted" color="fg.muted">
          {t`Active`}
        </Badge>
      )}
      {organization.isReadOnly && (
        <Badge size="sm" bg="warning.subtle" color="warning.fg">
          {t`Read-only`}
        </Badge>
      )}
    </>
  )
}

type OrganizationAction = 'rename' | 'leave' | 'delete'

const actionLabels = (): RowMenuLabels<OrganizationAction> => ({
  rename: { label: t`Rename`, icon: Pencil },
  leave: { label: t`Leave`, icon: LogOut },
  delete: { label: t`Delete`, icon: Trash2 },
})

interface OrganizationMenuProps {
  organization: Organization
  isDisabled: boolean
  onChoose: (action: OrganizationAction) => void
}

function OrganizationMenu({ organization, isDisabled, onChoose }: OrganizationMenuProps) {
  return (
    <RowMenu
      name={organization.name}
      labels={actionLabels()}
      actions={actionsIn(organization)}
      isDisabled={isDisabled}
      onChoose={onChoose}
    />
  )
}

/** A personal organization has one member, who can delete but not leave it. */
function actionsIn({ kind, userRole, permissions }: Organization): OrganizationAction[] {
  return [
    ...(permissions.includes('ORGANIZATION_MANAGE') ? (['rename'] as const) : []),
    ...(kind === 'PERSONAL' && userRole === 'OWNER' ? [] : (['leave'] as const)),
    ...(permissions.includes('ORGANIZATION_OWN') ? (['delete'] as const) : []),
  ]
}
