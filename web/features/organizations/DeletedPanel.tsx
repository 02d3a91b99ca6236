import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useOrganizations } from '../../app/session/organization.tsx'
import { useSession } from '../../app/session/session.tsx'
import {
  DeletedOrganizationsDocument,
  useDeletedOrganizationsQuery,
  useRestoreOrganizationMutation,
} from '../../generated.ts'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { dayOf, formatDay } from '../../shared/format/dates.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { OrganizationRow } from './OrganizationRow.tsx'

export function DeletedPanel() {
  const { userClient: client } = useSession()
  const { follow } = useOrganizations()
  const locale = useLocale()
  const { data, previousData, error, refetch } = useDeletedOrganizationsQuery({ client })
  const [restore, { loading }] = useRestoreOrganizationMutation({
    client,
    update: (cache, { data }) =>
      cache.updateQuery(
        { query: DeletedOrganizationsDocument, overwrite: true },
        (held) =>
          held && {
            deletedOrganizations: held.deletedOrganizations.filter(({ id }) => id !== data?.restoreOrganization.id),
          },
      ),
  })
  const deleted = (data ?? previousData)?.deletedOrganizations

  const bringBack = async (id: string, name: string) => {
    try {
      await restore({ variables: { id } })
      follow()
      showToast.success(t`${name} restored`)
    } catch (failure) {
      showToast.error(messageOf(failure))
    }
  }
  const dayIn = (instant: string) => formatDay(dayOf(new Date(instant)), locale)

  if (error && !deleted) {
    return (
      <Panel title={t`Deleted`}>
        <ErrorState title={t`Couldn't load deleted organizations`} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!deleted || deleted.length === 0) return null
  return (
    <Panel title={t`Deleted`} isList>
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border.muted">
        {deleted.map(({ id, name, deletedAt, purgedAt }) => (
          <OrganizationRow
            key={id}
            isFaint
            name={name}
            second={t`Deleted ${{ day: dayIn(deletedAt) }} · Can be restored until ${{ lastDay: dayIn(purgedAt) }}`}
            actions={
              <Button
                variant="outline"
                colorPalette="gray"
                disabled={loading}
                aria-label={t`Restore ${name}`}
                onClick={() => void bringBack(id, name)}
              >
                {t`Restore`}
              </Button>
            }
          />
        ))}
      </Box>
    </Panel>
  )
}
