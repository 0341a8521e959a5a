import { type ReactNode, useState } from "react";
import "./folded-section.css";

interface Props {
  title: string;
  hint: string;
  /** Whether a field inside of the section has an error. If so, the section opens. */
  hasFault: boolean;
  children: ReactNode;
}

/** Section of a form for fields that few rows need, collapsed by default. */
export function CollapsedSection({ title, hint, hasFault, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="folded-section"
      open={isOpen || hasFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <p>{hint}</p>
      {children}
    </details>
  );
}
