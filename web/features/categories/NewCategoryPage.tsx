import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { CannotWrite, Withdrawn } from '../../app/session/CannotWrite.tsx'
import { usePermissionState } from '../../app/session/permissions.ts'
import { type CategoryType, useAllCategoriesQuery } from '../../generated.ts'
import { focusFirstError } from '../../shared/controls/FormField.tsx'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { type CategoryAppearance, parentsFor } from './appearance.ts'
import { CategoryFields } from './CategoryFields.tsx'
import { useCategoryChanges } from './changes.ts'

const types = (): { value: CategoryType; label: string }[] => [
  { value: 'EXPENSE', label: t({ message: 'Expense', context: 'one transaction' }) },
  { value: 'INCOME', label: t({ message: 'Income', context: 'one transaction' }) },
]

export function NewCategoryPage() {
  const grant = usePermissionState('PLANS_WRITE')
  return (
    <>
      <PageHeader title={t`New category`} />
      <Panel maxW="560px">{grant === 'never' ? <CannotWrite /> : <Form />}</Panel>
    </>
  )
}

function Form() {
  const { create } = useCategoryChanges()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const { data } = useAllCategoriesQuery()
  const [type, setType] = useState<CategoryType>(search.get('type') === 'INCOME' ? 'INCOME' : 'EXPENSE')
  const [appearance, setAppearance] = useState<CategoryAppearance>({
    name: '',
    icon: 'tag',
    color: 1,
    parentId: search.get('parent'),
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setPending] = useState(false)

  const showErrors = (broken: Record<string, string>) => {
    setErrors(broken)
    focusFirstError(form.current)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = appearance.name.trim()
    if (!name) return showErrors({ name: t`Enter a name.` })
    setPending(true)
    try {
      await create({ ...appearance, name, type }, t`Category created`)
      await navigate('/categories')
    } catch (error) {
      const fields = fieldErrorsOf(error)
      showErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate>
      <Withdrawn permission="PLANS_WRITE" />
      <CategoryFields
        takesFocus
        appearance={appearance}
        errors={errors}
        parents={parentsFor(data?.categories ?? [], type)}
        onChange={(changes) => {
          setAppearance((before) => ({ ...before, ...changes }))
          setErrors({})
        }}
      >
        <SegmentedControl
          label={t`Type`}
          isWide
          options={types()}
          value={type}
          onChange={(chosen) => {
            setType(chosen)
            setAppearance((before) => ({ ...before, parentId: null }))
          }}
        />
      </CategoryFields>
      {errors.form && (
        <Box role="alert" mt="12px" color="over.fg">
          {errors.form}
        </Box>
      )}
      <Flex gap="8px" mt="24px" direction={{ base: 'column', sm: 'row-reverse' }}>
        <Button type="submit" size={{ base: 'lg', sm: 'md' }} disabled={isPending}>
          {isPending ? t`Creating` : t`Create category`}
        </Button>
        <Button asChild variant="ghost" colorPalette="gray" size={{ base: 'lg', sm: 'md' }}>
          <RouterLink to="/categories">{t`Cancel`}</RouterLink>
        </Button>
      </Flex>
    </form>
  )
}
