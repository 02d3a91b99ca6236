import { NativeSelect } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { upsertMember } from '../../../app/live/patch-members.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import { type MemberRowFragment, type Role, useUpdateMemberRoleMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { roleNames, rolesToGive } from '../../../shared/format/roles.ts'
import { say } from '../../../shared/overlays/toaster.ts'

/** The role of another, changed where it stands. An Owner is made in the menu, with a question. */
export function MembersRole({ member }: { member: MemberRowFragment }) {
  const [update, { loading }] = useUpdateMemberRoleMutation({
    update: (cache, { data }) => data && upsertMember(cache, data.updateMemberRole),
  })
  const { offer } = useUndo()
  const name = member.name || member.email
  const choices: readonly Role[] = member.role === 'OWNER' ? ['OWNER', ...rolesToGive] : rolesToGive

  const change = async (value: string) => {
    const role = choices.find((each) => each === value)
    if (!role) return
    try {
      const answer = await update({ variables: { userId: member.id, role } })
      offer(`${name} is now ${withArticle(roleNames[role])}`, answer)
    } catch (error) {
      say.error(messageOf(error))
    }
  }

  return (
    <NativeSelect.Root size={{ base: 'lg', md: 'sm' }} w="112px" disabled={loading}>
      <NativeSelect.Field
        aria-label={`Role of ${name}`}
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

/** "an Admin", "a Viewer". */
export function withArticle(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
}
