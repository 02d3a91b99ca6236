import { Link, type LinkProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface TextLinkProps extends Omit<LinkProps, 'href' | 'children'> {
  to: string
  children: ReactNode
}

export function TextLink({ to, children, ...rest }: TextLinkProps) {
  return (
    <Link asChild {...rest}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  )
}
