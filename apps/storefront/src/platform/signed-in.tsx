import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useIsMounted } from "./panel.ts";
import { useSession } from "./session.ts";

/** What only a customer sees: a guest is sent to sign in and back here afterwards [RT-4, US-7]. */
export function SignedIn({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const session = useSession();
  const isMounted = useIsMounted();
  const { pathname, search } = useLocation();
  if (!isMounted) return waiting;
  if (!session) return <Navigate to={`/login?return=${encodeURIComponent(pathname + search)}`} replace />;
  return children;
}
