import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Lock } from 'lucide-react'
import { type ComponentType, type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom'
import { OfflineBanner } from '../app/offline/OfflineBanner.tsx'
import { useOrganizations } from '../app/session/organization.tsx'
import { usePermission } from '../app/session/permissions.ts'
import { useSession } from '../app/session/session.tsx'
import { TourContext } from '../app/session/tour.ts'
import { TextLink } from '../shared/controls/TextLink.tsx'
import { Logo } from '../shared/display/Logo.tsx'
import { NoPrint } from '../shared/display/NoPrint.tsx'
import { PageTitleProvider } from '../shared/display/page-title.tsx'
import { useIsDesktop } from '../shared/hooks/use-viewport.ts'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { BottomBar } from './BottomBar.tsx'
import { FloatingButtons } from './FloatingButtons.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { AssistantWindow, mountedEverywhere, mountedWithoutOrganization } from './screens.tsx'
import { TopBar } from './TopBar.tsx'

export function Shell() {
  const { active } = useOrganizations()
  return <PageTitleProvider>{active ? <OrganizationShell /> : <BareShell />}</PageTitleProvider>
}

function OrganizationShell() {
  const { isSwitching } = useOrganizations()
  const { isCollapsed, toggle } = useSidebarCollapse()
  const [isAssistantOpen, setAssistantOpen] = useState(false)
  const [isTourOpen, setTourOpen] = useState(false)
  const tour = useMemo(
    () => ({ isOpen: isTourOpen, open: () => setTourOpen(true), close: () => setTourOpen(false) }),
    [isTourOpen],
  )
  const content = useRef<HTMLElement>(null)
  useTopOfPage()
  const isWhole = useMatches().some(({ handle }) => isWholeScreen(handle))

  return (
    <TourContext value={tour}>
      <Global styles={offsets(isCollapsed ? '5rem' : '16rem', isWhole)} />
      <SkipLink to={content} />
      <NoPrint>
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />
      </NoPrint>
      <Box ps={{ base: '0', md: isCollapsed ? '{sizes.sidebarCollapsed}' : '{sizes.sidebar}', _print: '0' }}>
        {!isWhole && (
          <NoPrint>
            <TopBar />
          </NoPrint>
        )}
        <Screen ref={content} isWhole={isWhole} />
      </Box>
      {!isWhole && (
        <NoPrint>
          <BottomBar isDisabled={isSwitching} />
          <FloatingButtons onAssistant={AssistantWindow && (() => setAssistantOpen(true))} />
        </NoPrint>
      )}
      {AssistantWindow && isAssistantOpen && (
        <Suspense fallback={<LoadingOverlay text="Loading AI Assistant..." />}>
          <AssistantWindow onClose={() => setAssistantOpen(false)} />
        </Suspense>
      )}
      <Mounted pieces={mountedEverywhere} />
    </TourContext>
  )
}

function BareShell() {
  const { logOut } = useSession()
  return (
    <>
      <Flex as="header" align="center" gap="9px" h="62px" px={{ base: '16px', md: '32px' }}>
        <Logo />
        <Text textStyle="dialogTitle">Purser</Text>
        <Button ms="auto" variant="ghost" colorPalette="gray" onClick={() => void logOut()}>
          Logout
        </Button>
      </Flex>
      <Screen isWhole={false} />
      <Mounted pieces={mountedWithoutOrganization} />
    </>
  )
}

function Mounted({ pieces }: { pieces: readonly ComponentType[] }) {
  return pieces.map((Piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the page is open
    <Suspense key={index} fallback={null}>
      <Piece />
    </Suspense>
  ))
}

function Screen({ isWhole, ref }: { isWhole: boolean; ref?: RefObject<HTMLElement | null> }) {
  const isLeaving = useNavigation().state === 'loading'
  return (
    <Box
      as="main"
      ref={ref}
      tabIndex={-1}
      outline="none"
      aria-busy={isLeaving}
      {...(isWhole
        ? {}
        : {
            px: { base: '16px', md: '32px' },
            pt: { base: '12px', md: '28px' },
            pb: { base: '148px', md: '96px' },
            maxW: 'calc({sizes.page} + 64px)',
            mx: 'auto',
          })}
    >
      {!isWhole && <OfflineBanner mb="16px" />}
      {!isWhole && <PlanEnded />}
      <Outlet />
      {isLeaving && <LoadingOverlay text="Loading Page..." />}
    </Box>
  )
}

function offsets(sidebar: string, isWhole: boolean) {
  return {
    body: { '--content-bottom': isWhole ? '64px' : 'calc(64px + env(safe-area-inset-bottom))' },
    '@media (min-width: 768px)': { body: { '--content-start': sidebar, '--content-bottom': '0px' } },
  }
}

function isWholeScreen(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isWholeScreen' in handle && handle.isWholeScreen === true
}

/** Scrolls to the top of a new page. On back navigation the browser restores the position. */
function useTopOfPage(): void {
  const { pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what counts, not another filter of it
  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo(0, 0)
  }, [pathname])
}

const storageKey = 'sidebarCollapsed'

interface SidebarCollapse {
  isCollapsed: boolean
  toggle: (() => void) | null
}

/** Returns whether the sidebar is collapsed. On a wide screen the user decides, and the device stores the choice. */
function useSidebarCollapse(): SidebarCollapse {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === 'true')
  const isDesktop = useIsDesktop()
  if (!isDesktop) return { isCollapsed: true, toggle: null }
  const toggle = () => {
    localStorage.setItem(storageKey, String(!isCollapsed))
    setCollapsed(!isCollapsed)
  }
  return { isCollapsed, toggle }
}

function PlanEnded() {
  const { active } = useOrganizations()
  const mayChoose = usePermission('ORGANIZATION_OWN')
  if (!active?.isReadOnly) return null
  return (
    <Flex role="status" gap="10px" mb="16px" textStyle="small" color="fg.muted" align="flex-start">
      <Flex mt="1px" flexShrink="0" aria-hidden>
        <Lock size={16} strokeWidth={1.75} />
      </Flex>
      <Text>
        The plan of {active.name} has ended. Everything can still be read.{' '}
        {mayChoose && <TextLink to="/settings/plan">Choose a plan</TextLink>}
      </Text>
    </Flex>
  )
}
