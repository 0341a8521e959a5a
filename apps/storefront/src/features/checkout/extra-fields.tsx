import { useState } from "react";
import { canCourierFindDoor } from "@dasturxon/domain/address";
import { normalizeDigits } from "@dasturxon/domain/digits";
import { toHouseDetails } from "../../shop/location/house.ts";
import { HouseFields } from "../../shop/location/house-fields.tsx";
import type { HouseForm } from "../../shop/location/house-fields.tsx";
import { useT } from "../../platform/i18n.tsx";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";
import { TextField } from "../../ui/text-field.tsx";

type AddressDetails = NonNullable<DeliveryAddress["details"]>;

export interface MissingAddressFieldsProps {
  address: DeliveryAddress;
  /** Address details to edit. The house number is added if the address has none. */
  extras: readonly ("office" | "entrance" | "floor" | "domophone")[];
  isMissed: boolean;
}

/** Edits the missing details of an address. Each change is stored in the order at once. */
export function MissingAddressFields({ address, extras, isMissed }: MissingAddressFieldsProps) {
  const t = useT();
  const [isDoorAsked] = useState(() => !canCourierFindDoor(address));
  // The state contains both the house number and the landmark, so that neither is lost while the guest switches between
  // them.
  const [door, setDoor] = useState<HouseForm>({ house: "", landmark: "", isWithoutHouse: false });
  const { details } = address;
  const changeHouseDetails = (house: Partial<DeliveryAddress>, written: Partial<AddressDetails>) =>
    changeFulfillment({ address: { ...address, ...house, details: { ...details, ...written } } });

  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      {isDoorAsked && (
        <HouseFields
          form={door}
          isMissed={isMissed}
          onChange={(change) => {
            const next = { ...door, ...change };
            setDoor(next);
            const { houseNumber, landmark } = toHouseDetails(next);
            changeHouseDetails({ houseNumber }, { landmark });
          }}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] items-end gap-3">
        {extras.map((name) => (
          <TextField
            key={name}
            label={t(`address.${name}`)}
            name={name}
            maxLength={40}
            autoComplete="off"
            inputMode={name === "floor" || name === "entrance" ? "numeric" : "text"}
            enterKeyHint="next"
            value={details?.[name] ?? ""}
            onChange={(event) =>
              changeHouseDetails({}, { [name]: normalizeDigits(event.target.value) || null })
            }
          />
        ))}
      </div>
    </div>
  );
}
