import { useT } from "../../platform/i18n.tsx";
import { changePlace } from "../../platform/place.ts";
import type { PlaceAddress } from "../../platform/place.ts";
import { TextField } from "../../ui/text-field.tsx";

const EXTRAS = ["entrance", "floor", "office", "domophone"] as const;

/** How the courier finds the door: entrance, floor, flat, intercom. */
export function AddressExtras({ address }: { address: PlaceAddress }) {
  const t = useT();
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {EXTRAS.map((name) => (
        <TextField
          key={name}
          label={t(`address.${name}`)}
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
