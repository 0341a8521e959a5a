import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode } from "react";
import { LocateFixed, MapPin, Search, X } from "lucide-react";
import type { Coordinates } from "@dasturxon/domain/zones";
import { useKnownDeviceLocation } from "../../shop/location/device-location.ts";
import { useT } from "../../platform/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { AddressRow } from "./address-row.tsx";
import { toFoundAddress, coordinatesFromHit } from "./found-address.ts";
import type { FoundAddress } from "./found-address.ts";
import { useAddressSearch } from "./use-search.ts";

export interface SearchSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Reference point. Places near this point are listed first. */
  near: Coordinates;
  /** Whether the guest chose the point `near`, so that the distance to a result is meaningful. */
  isHere: boolean;
  onPick(to: Coordinates, found: FoundAddress): void;
  /** Uses the device's location instead of a search. */
  onLocate(): void;
}

/** Delay before the search field gets the focus, after the opening animation, milliseconds [AD-4]. */
const SEARCH_FIELD_FOCUS_DELAY_MS = 500;

/** Renders the search field and its results [AD-4]. */
export function SearchSheet({ isOpen, onClose, near, isHere, onPick, onLocate }: SearchSheetProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("address.searchTitle")}
      closeLabel={t("action.close")}
      height="tall"
      width={480}
    >
      <AddressSearchBody isOpen={isOpen} near={near} isHere={isHere} onPick={onPick}>
        <AddressChoicesWithoutSearch onLocate={onLocate} onMap={onClose} />
      </AddressSearchBody>
    </Sheet>
  );
}

interface SearchBodyProps extends Pick<SearchSheetProps, "isOpen" | "near" | "isHere" | "onPick"> {
  /** Other ways to choose the place, shown while the field is empty. */
  children: ReactNode;
}

function AddressSearchBody({ isOpen, near, isHere, onPick, children }: SearchBodyProps) {
  const t = useT();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const { hits, isOld, error, retry } = useAddressSearch(text, near);
  const device = useKnownDeviceLocation();

  useEffect(() => {
    if (!isOpen) return;
    // The focus does not move if the guest has already moved it to a result.
    const focusField = () => body.current?.contains(document.activeElement) || field.current?.focus();
    const timer = setTimeout(focusField, SEARCH_FIELD_FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  /** Moves the focus between the search field and the results with the arrow keys. */
  const move = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const rows = [...(results.current?.querySelectorAll("button") ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    const next = event.key === "ArrowDown" ? rows[at + 1] : at < 1 ? field.current : rows[at - 1];
    if (rows.length === 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
  useEffect(() => {
    const box = body.current;
    box?.addEventListener("keydown", move);
    return () => box?.removeEventListener("keydown", move);
  }, []);

  return (
    <div ref={body} className="flex h-[78dvh] flex-col lg:h-[520px]">
      <div className="px-4 pb-2">
        <span className="flex min-h-12 items-center rounded-control bg-sunken ring-brand-ink ring-inset focus-within:ring-2">
          <Search size={19} aria-hidden className="ms-3.5 shrink-0 text-ink-3" />
          <input
            ref={field}
            // The type `search` is not used, because Escape would then clear the text instead of closing the sheet [RT-5].
            type="text"
            role="searchbox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-label={t("address.searchLabel")}
            placeholder={t("address.searchHint")}
            className="w-full min-w-0 bg-transparent px-3 py-2.5 text-body outline-none placeholder:text-ink-3"
          />
          {text && (
            <IconButton label={t("search.clear")} onClick={() => setText("")}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6" aria-live="polite">
        {error ? (
          <ErrorState
            title={t("address.geocoderError")}
            text={t("address.geocoderHint")}
            action={{ label: t("action.retry"), onPress: retry }}
          />
        ) : text.trim() === "" ? (
          <>
            <p className="py-3 text-small text-ink-3">{t("address.searchIdle")}</p>
            {children}
          </>
        ) : !hits ? (
          <div className="pt-3">
            <SkeletonRows count={4} label={t("state.loading")} />
          </div>
        ) : hits.length === 0 ? (
          <EmptyState
            icon={<Search size={32} aria-hidden />}
            title={t("address.nothing")}
            text={t("address.nothingHint")}
          />
        ) : (
          // The list is inert while it shows old results, so that a quick tap does not choose an outdated result.
          <ul ref={results} inert={isOld} className={isOld ? "opacity-50" : ""}>
            {hits.map((hit) => (
              <li key={hit.place_id}>
                <AddressRow
                  hit={hit}
                  query={text}
                  from={device ?? (isHere ? near : null)}
                  onPick={() => onPick(coordinatesFromHit(hit), toFoundAddress(hit))}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Renders the ways to choose a place without a search: the device's location and the map. */
function AddressChoicesWithoutSearch({ onLocate, onMap }: { onLocate(): void; onMap(): void }) {
  const t = useT();
  const row = "flex min-h-13 w-full items-center gap-3 text-start text-body";
  return (
    <>
      <button type="button" onClick={onLocate} className={row}>
        <LocateFixed size={20} aria-hidden className="shrink-0 text-ink-2" />
        {t("address.locate")}
      </button>
      <button type="button" onClick={onMap} className={row}>
        <MapPin size={20} aria-hidden className="shrink-0 text-ink-2" />
        {t("address.onMap")}
      </button>
    </>
  );
}
