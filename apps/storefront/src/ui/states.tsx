import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface StateProps {
  title: string;
  text?: string;
  /** Large icon in a muted colour. */
  icon?: ReactNode;
  action?: { label: string; onPress(): void; isMain?: boolean };
}

/** Renders an empty state with an action. Its background is also visible on the grey page. */
export function EmptyState({ title, text, icon, action }: StateProps) {
  return (
    <div className="mx-auto grid max-w-80 [--sunken:var(--sunken-2)] grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-4 py-12 text-center">
      {icon && (
        <span className="mb-2 grid size-20 place-items-center rounded-full bg-sunken text-ink-3">{icon}</span>
      )}
      <h2 className="text-title font-bold">{title}</h2>
      {text && <p className="text-small text-balance text-ink-2">{text}</p>}
      {action && (
        <Button look={action.isMain ? "brand" : "quiet"} className="mt-3" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Renders an error with a retry action [ER-3]. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}
