import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useIsMounted } from "../../platform/panel.ts";
import { isLeavingSession, useOrderOwnerId, useSession } from "./session.ts";

interface SignedInOnlyProps {
  children: ReactNode;
  waiting: ReactNode;
}

/**
 * Renders content for customers only. A guest is sent to sign in and returns here afterwards [RT-4, US-7]. A customer
 * whose session has just ended is sent to the menu [US-4, US-5].
 */
export function SignedInOnly(props: SignedInOnlyProps) {
  return <KnownCustomerOnly {...props} isKnown={useSession() !== null} />;
}

/** Renders content for owners of orders: customers, and guests of a table who have ordered without a phone [CH-11]. */
export function OrderOwnerOnly(props: SignedInOnlyProps) {
  return <KnownCustomerOnly {...props} isKnown={useOrderOwnerId() !== null} />;
}

function KnownCustomerOnly({ children, waiting, isKnown }: SignedInOnlyProps & { isKnown: boolean }) {
  const isMounted = useIsMounted();
  const { pathname, search } = useLocation();
  if (!isMounted || isLeavingSession()) return waiting;
  if (!isKnown) return <Navigate to={`/login?return=${encodeURIComponent(pathname + search)}`} replace />;
  return children;
}
