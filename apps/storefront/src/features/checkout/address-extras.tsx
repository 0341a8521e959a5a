import { useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { changePlace } from "../../platform/place.ts";
import type { PlaceAddress } from "../../platform/place.ts";
import { TextField } from "../../ui/text-field.tsx";

const EXTRAS = ["office", "entrance", "floor", "domophone"] as const;

/** How the courier finds the door; asked here only when the address came without it. */
export function AddressExtras({ address }: { address: PlaceAddress }) {
  const t = useT();
  const [isKnown] = useState(() => EXTRAS.some((name) => address.details?.[name]));
  if (isKnown) return null;
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] items-end gap-3">
      {EXTRAS.map((name) => (
        <TextField
          key={name}
          label={t(`place.${name}`)}
          name={name}
          maxLength={40}
          autoComplete="off"
          inputMode={name === "floor" || name === "entrance" ? "numeric" : "text"}
          enterKeyHint="next"
          value={address.details?.[name] ?? ""}
          onChange={(event) =>
            changePlace({
              address: { ...address, details: { ...address.details, [name]: event.target.value } },
            })
          }
        />
      ))}
    </div>
  );
}
