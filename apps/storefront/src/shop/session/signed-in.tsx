import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useIsMounted } from "../../platform/panel.ts";
import { isLeavingSession, useSession } from "./session.ts";

/**
 * Renders content for customers only. A guest is sent to sign in and returns here afterwards [RT-4, US-7]. A customer
 * whose session has just ended is sent to the menu [US-4, US-5].
 */
export function SignedInOnly({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const session = useSession();
  const isMounted = useIsMounted();
  const { pathname, search } = useLocation();
  if (!isMounted || isLeavingSession()) return waiting;
  if (!session) return <Navigate to={`/login?return=${encodeURIComponent(pathname + search)}`} replace />;
  return children;
}
