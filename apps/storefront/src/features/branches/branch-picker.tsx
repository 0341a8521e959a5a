import { useState } from "react";
import { ArrowLeft } from "lucide-react";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import { CityDescription } from "../../shop/location/city-words.tsx";
import { toBranchPanelName, findOpenedLocationId } from "../../shop/location/open-location.ts";
import { useOpenPanels } from "../../platform/panel.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PillSelect } from "../../ui/pill-select.tsx";
import { SegmentedControl } from "../../ui/segmented.tsx";
import { BranchList } from "./branch-list.tsx";
import { BranchRow } from "./branch-row.tsx";
import { BranchMap } from "./branch-map.tsx";
import { BranchSheet } from "./branch-sheet.tsx";
import { useBranchChoice } from "./use-branch-choice.ts";
import type { PreparedBranches } from "./use-branch-choice.ts";
import { useNearestBranchesButton } from "./use-nearest.tsx";
import { useIsWideScreen } from "../../platform/use-is-wide.ts";

export interface BranchPickerProps {
  Map: MapView;
  startsWith?: "list" | "map";
  /** Called when the guest switches between list and map. A page then changes its URL. */
  onSwitch?(to: "list" | "map"): void;
  /** Branches loaded with the page. */
  prepared?: PreparedBranches | null;
  /** Heading level. `h1` if the picker is the page. */
  heading?: "h1" | "h2";
  /** Title, if the picker is not only for pickup. */
  title?: string;
  onBack(): void;
  onDone(): void;
}

/** Delay before the picker and the sheet close after the choice, milliseconds [SH-4, BN-3]. */
const BRANCH_PICKER_CLOSE_DELAY_MS = 100;

/** Renders the choice of a branch: list or map (both on a wide screen), city and confirmation [BN-1..6]. */
export function BranchPicker({
  Map,
  startsWith = "list",
  onSwitch,
  prepared = null,
  heading: Heading = "h2",
  title,
  onBack,
  onDone,
}: BranchPickerProps) {
  const t = useT();
  const text = useText();
  const [mode, setMode] = useState(startsWith);
  const isWide = useIsWideScreen();
  const choice = useBranchChoice(prepared);
  const nearest = useNearestBranchesButton();
  const panels = useOpenPanels();
  const { cities, cityId, serviceType } = choice;
  const openBranch = (id: string) => panels.open(toBranchPanelName(id));
  const openId = findOpenedLocationId(panels.panels, "branch");

  function selectBranch(id: string) {
    choice.setPickedId(id);
    changeFulfillment({ serviceType, branchId: id });
    setTimeout(onDone, BRANCH_PICKER_CLOSE_DELAY_MS);
  }

  return (
    <div className="flex h-full flex-col on-raised">
      <div className="z-10 grid grid-cols-[minmax(0,1fr)] gap-2 px-3 pt-[max(16px,var(--safe-top))] pb-3 lg:px-5">
        <div className="flex items-center gap-1">
          <IconButton label={t("action.back")} onClick={onBack} className="own-back">
            <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          <Heading className="min-w-0 flex-1 text-section font-bold">
            {title ?? t(`branch.title.${serviceType}`)}
          </Heading>
          {nearest.button}
        </div>
        {nearest.words && (
          <p role="status" className="px-2 text-small text-ink-2">
            {nearest.words}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 px-1">
          <SegmentedControl
            label={t("branch.view")}
            options={[
              { value: "list", label: t("branch.asList") },
              { value: "map", label: t("branch.asMap") },
            ]}
            value={mode}
            onChange={(next) => {
              const to = next === "map" ? "map" : "list";
              setMode(to);
              onSwitch?.(to);
            }}
            className="min-w-0 flex-[1_1_11.6rem] lg:max-w-80"
          />
          {cities.length > 1 && cityId && (
            <PillSelect
              label={t("address.city")}
              value={cityId}
              options={cities.map((city) => ({ value: city.id, label: text(city.name) }))}
              onChange={choice.setCityId}
            />
          )}
        </div>
        <CityDescription city={cities.find(({ id }) => id === cityId)} className="px-2" />
      </div>
      <div className="flex min-h-0 flex-1">
        {mode === "list" && (
          <div className="h-full flex-1 overflow-y-auto overscroll-contain px-4 pb-6 lg:max-w-md lg:px-6">
            <BranchList choice={choice} onOpen={openBranch} />
          </div>
        )}
        {(mode === "map" || isWide) && (
          <div className="relative flex-1">
            <BranchMap Map={Map} choice={choice} />
          </div>
        )}
      </div>
      <ConfirmBar choice={choice} isMap={mode === "map"} onOpen={openBranch} onSelect={selectBranch} />
      <BranchSheet
        id={openId}
        choice={choice}
        onClose={() => openId && panels.close(toBranchPanelName(openId))}
        onSelect={selectBranch}
      />
    </div>
  );
}

interface ConfirmBarProps {
  choice: ReturnType<typeof useBranchChoice>;
  /** Whether the map is shown. The chosen branch is then shown above the button. */
  isMap: boolean;
  onOpen: (id: string) => void;
  onSelect: (id: string) => void;
}

function ConfirmBar({ choice, isMap, onOpen, onSelect }: ConfirmBarProps) {
  const t = useT();
  const text = useText();
  const { chosen, shown, canConfirm, isClosedToday } = choice;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:px-6">
      {isMap && shown && (
        <div className="lg:max-w-100">
          <BranchRow {...shown} isChosen onOpen={() => onOpen(shown.branch.id)} />
        </div>
      )}
      <Button
        size="large"
        isWide
        className="lg:max-w-100"
        disabled={!canConfirm}
        onClick={() => chosen && onSelect(chosen.id)}
      >
        <span className="min-w-0">
          {chosen
            ? t(isClosedToday ? "branch.closedTodayAt" : "branch.confirm", { branch: text(chosen.name) })
            : t("branch.choose")}
        </span>
      </Button>
    </div>
  );
}
