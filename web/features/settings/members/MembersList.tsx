import { Box } from '@chakra-ui/react'
import { ArrowLeftRight, Crown, LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { usePresent } from '../../../app/presence/present.ts'
import { LeaveDialog } from '../../../app/session/LeaveDialog.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useMay } from '../../../app/session/permissions.ts'
import type { MemberRowFragment } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { PersonAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { RowMenu, type RowMenuWords } from '../../../shared/overlays/RowMenu.tsx'
import { type MemberDeed, MembersDeed } from './MemberActionDialog.tsx'
import { MembersRole } from './MembersRole.tsx'
import { MembersHead, MembersRow, RoleText } from './MembersRow.tsx'
import { lastActiveText } from './member-labels.ts'

/** What is about to be done, to whom; leaving is done to oneself. */
type Question = { deed: MemberDeed | 'leave'; member: MemberRowFragment }

const words: RowMenuWords<Question['deed']> = {
  own: { label: 'Make Owner', icon: Crown },
  transfer: { label: 'Transfer ownership', icon: ArrowLeftRight },
  remove: { label: 'Remove', icon: UserMinus },
  leave: { label: 'Leave', icon: LogOut },
}

export function MembersList({ members }: { members: readonly MemberRowFragment[] }) {
  const organization = useOrganization()
  const mayManage = useMay('MEMBERS_MANAGE')
  const mayOwn = useMay('ORGANIZATION_OWN')
  const locale = useLocale()
  const now = useNow()
  const [question, setQuestion] = useState<Question | null>(null)
  const here = new Set(usePresent().map(({ userId }) => userId))
  const close = () => setQuestion(null)

  const activity = ({ id, isYou, lastActiveAt }: MemberRowFragment) =>
    lastActiveText(isYou || here.has(id) ? now.toISOString() : lastActiveAt, locale, now)
  /** Owners are changed by Owners alone, and nobody changes their own role here. */
  const mayChange = ({ isYou, role }: MemberRowFragment) => mayManage && !isYou && (role !== 'OWNER' || mayOwn)
  const deedsFor = (member: MemberRowFragment): Question['deed'][] => {
    if (member.isYou) return ['leave']
    if (!mayChange(member)) return []
    return mayOwn && member.role !== 'OWNER' ? ['own', 'transfer', 'remove'] : ['remove']
  }

  return (
    <Panel isList aria-label="Members">
      <MembersHead title="Members" count={members.length} state="Last active" />
      <Box as="ul" listStyleType="none">
        {members.map((member) => (
          <MembersRow
            key={member.id}
            avatar={<PersonAvatar name={member.name || member.email} size={32} />}
            name={member.name || member.email}
            isYou={member.isYou}
            second={member.email}
            role={mayChange(member) ? <MembersRole member={member} /> : <RoleText role={member.role} />}
            stateLabel="Last active"
            state={activity(member)}
            stateAlone={activeText(activity(member))}
            menu={
              <RowMenu
                name={member.name || member.email}
                words={words}
                deeds={deedsFor(member)}
                onChoose={(deed) => setQuestion({ deed, member })}
              />
            }
          />
        ))}
      </Box>
      {question && question.deed !== 'leave' && (
        <MembersDeed key={question.member.id} deed={question.deed} member={question.member} onClose={close} />
      )}
      <LeaveDialog organization={question?.deed === 'leave' ? organization : null} onClose={close} />
    </Panel>
  )
}

/** "Active now", "Active 17 minutes ago", "Active Nov 12", "Never active". */
function activeText(activity: string): string {
  if (activity === 'Never') return 'Never active'
  return `Active ${activity.replace(/^(Now|Yesterday)$/, (word) => word.toLowerCase())}`
}
