import { Box, NativeSelect } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowLeftRight, ChevronDown, Crown, LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { usePresent } from '../../../app/presence/present.ts'
import { LeaveDialog } from '../../../app/session/LeaveDialog.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import { type MemberRowFragment, type Role, useUpdateMemberRoleMutation } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { roleNames, rolesToGive } from '../../../shared/format/roles.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { RowMenu, type RowMenuLabels } from '../../../shared/overlays/RowMenu.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { type MemberAction, MemberActionDialog } from './MemberActionDialog.tsx'
import { MembersHead, MembersRow, RoleText } from './MembersRow.tsx'
import { upsertMember } from './member-cache.ts'
import { activeText, lastActiveText } from './member-labels.ts'

type Question = { action: MemberAction | 'leave'; member: MemberRowFragment }

const labels = (): RowMenuLabels<Question['action']> => ({
  own: { label: t`Make Owner`, icon: Crown },
  transfer: { label: t`Transfer ownership`, icon: ArrowLeftRight },
  remove: { label: t`Remove`, icon: UserMinus },
  leave: { label: t`Leave`, icon: LogOut },
})

export function MembersList({ members }: { members: readonly MemberRowFragment[] }) {
  const organization = useOrganization()
  const mayManage = usePermission('MEMBERS_MANAGE')
  const mayOwn = usePermission('ORGANIZATION_OWN')
  const locale = useLocale()
  const now = useNow()
  const [question, setQuestion] = useState<Question | null>(null)
  const here = new Set(usePresent().map(({ userId }) => userId))
  const close = () => setQuestion(null)

  const activeAt = ({ id, isYou, lastActiveAt }: MemberRowFragment) =>
    isYou || here.has(id) ? now.toISOString() : lastActiveAt
  /** Only Owners can change Owners, and users cannot change their own role here. */
  const mayChange = ({ isYou, role }: MemberRowFragment) => mayManage && !isYou && (role !== 'OWNER' || mayOwn)
  const actionsFor = (member: MemberRowFragment): Question['action'][] => {
    if (member.isYou) return ['leave']
    if (!mayChange(member)) return []
    return mayOwn && member.role !== 'OWNER' ? ['own', 'transfer', 'remove'] : ['remove']
  }

  return (
    <Panel isList aria-label={t`Members`}>
      <MembersHead title={t`Members`} count={members.length} state={t`Last active`} />
      <Box as="ul" listStyleType="none">
        {members.map((member) => (
          <MembersRow
            key={member.id}
            avatar={<UserAvatar name={member.name || member.email} size={32} />}
            name={member.name || member.email}
            isYou={member.isYou}
            second={member.email}
            role={mayChange(member) ? <MembersRole member={member} /> : <RoleText role={member.role} />}
            stateLabel={t`Last active`}
            state={lastActiveText(activeAt(member), locale, now)}
            stateAlone={activeText(activeAt(member), locale, now)}
            menu={
              <RowMenu
                name={member.name || member.email}
                labels={labels()}
                actions={actionsFor(member)}
                onChoose={(action) => setQuestion({ action, member })}
              />
            }
          />
        ))}
      </Box>
      {question && question.action !== 'leave' && (
        <MemberActionDialog
          key={question.member.id}
          action={question.action}
          member={question.member}
          onClose={close}
        />
      )}
      <LeaveDialog organization={question?.action === 'leave' ? organization : null} onClose={close} />
    </Panel>
  )
}

/** Changes a member's role in place. Making an Owner requires the menu and a confirmation. */
function MembersRole({ member }: { member: MemberRowFragment }) {
  const [update, { loading }] = useUpdateMemberRoleMutation({
    update: (cache, { data }) => data && upsertMember(cache, data.updateMemberRole),
  })
  const { offerUndo } = useUndo()
  const name = member.name || member.email
  const choices: readonly Role[] = member.role === 'OWNER' ? ['OWNER', ...rolesToGive] : rolesToGive

  const change = async (value: string) => {
    const role = choices.find((each) => each === value)
    if (!role) return
    try {
      const answer = await update({ variables: { userId: member.id, role } })
      offerUndo(changedText(name, role), answer)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }

  return (
    <NativeSelect.Root size={{ base: 'lg', md: 'sm' }} w="112px" disabled={loading}>
      <NativeSelect.Field
        aria-label={t`Role of ${name}`}
        value={member.role}
        borderColor="border"
        ps="11px"
        onChange={(event) => void change(event.target.value)}
      >
        {choices.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown strokeWidth={2} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  )
}

function changedText(name: string, role: Role): string {
  switch (role) {
    case 'OWNER':
      return t`${name} is now an Owner`
    case 'ADMIN':
      return t`${name} is now an Admin`
    case 'MEMBER':
      return t`${name} is now a Member`
    case 'VIEWER':
      return t`${name} is now a Viewer`
  }
}
