import { Button } from '@chakra-ui/react'
import { Building2, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useOrganizations } from '../../app/organization.tsx'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { Panel } from '../../shared/Panel.tsx'
import { OrganizationList } from './OrganizationList.tsx'

/** All organizations of the person, whether or not one is active. */
export function OrganizationsPage() {
  const { list, active, isSwitching, switchTo, refresh } = useOrganizations()
  const [isRefreshing, setRefreshing] = useState(false)

  const reload = async () => {
    setRefreshing(true)
    await refresh()
    setRefreshing(false)
  }

  return (
    <>
      <PageHeader
        title="Organizations"
        actions={
          <Button variant="outline" colorPalette="gray" disabled={isRefreshing} onClick={() => void reload()}>
            <RefreshCw strokeWidth={1.75} />
            Refresh
          </Button>
        }
      />
      {list.length === 0 ? (
        <Panel>
          <EmptyState icon={Building2} title="No organizations">
            You are a member of none at the moment. Refresh once somebody has invited you.
          </EmptyState>
        </Panel>
      ) : (
        <OrganizationList
          organizations={list}
          activeId={active?.id ?? null}
          isSwitching={isSwitching}
          onSwitch={(id) => void switchTo(id)}
        />
      )}
    </>
  )
}
