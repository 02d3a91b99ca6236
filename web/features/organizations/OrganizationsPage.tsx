import { Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Building2, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useOrganizations } from '../../app/session/organization.tsx'
import { useSession } from '../../app/session/session.tsx'
import { DeletedOrganizationsDocument, MyInvitationsDocument } from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { DeletedPanel } from './DeletedPanel.tsx'
import { MyInvitations } from './MyInvitations.tsx'
import { OrganizationList } from './OrganizationList.tsx'

export function OrganizationsPage() {
  const { list, refresh } = useOrganizations()
  const { userClient } = useSession()
  const [isRefreshing, setRefreshing] = useState(false)

  const reload = async () => {
    setRefreshing(true)
    await Promise.allSettled([
      refresh(),
      userClient.refetchQueries({ include: [MyInvitationsDocument, DeletedOrganizationsDocument] }),
    ])
    setRefreshing(false)
  }

  return (
    <>
      <PageHeader
        title={t`Organizations`}
        actions={
          <>
            <Button variant="outline" colorPalette="gray" disabled={isRefreshing} onClick={() => void reload()}>
              <RefreshCw strokeWidth={1.75} />
              {t`Refresh`}
            </Button>
            <Button asChild>
              <RouterLink to="/organizations/new">
                <Plus strokeWidth={2} />
                {t`New organization`}
              </RouterLink>
            </Button>
          </>
        }
      />
      <Stack gap="16px">
        <MyInvitations />
        {list.length === 0 ? (
          <Panel>
            <EmptyState icon={Building2} title={t`No organizations`}>
              {t`You don't belong to an organization yet. Create one, or accept an invitation when it appears here.`}
            </EmptyState>
          </Panel>
        ) : (
          <OrganizationList organizations={list} />
        )}
        <DeletedPanel />
      </Stack>
    </>
  )
}
