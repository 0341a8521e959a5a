import type { CSSProperties, ReactNode } from "react";
import { useState } from "react";
import { Heart, ShoppingBag } from "lucide-react";
import { Button } from "../src/ui/button.tsx";
import { Card } from "../src/ui/card.tsx";
import { Chip } from "../src/ui/chip.tsx";
import { SelectableRow } from "../src/ui/choice-row.tsx";
import { IconButton } from "../src/ui/icon-button.tsx";
import { PhoneField } from "../src/ui/phone-field.tsx";
import { Price } from "../src/ui/price.tsx";
import { Sheet } from "../src/ui/sheet.tsx";
import { Skeleton, SkeletonRows } from "../src/ui/skeleton.tsx";
import { Stars } from "../src/ui/stars.tsx";
import { EmptyState, ErrorState } from "../src/ui/states.tsx";
import { Stepper } from "../src/ui/stepper.tsx";
import { Switch } from "../src/ui/switch.tsx";
import { TextArea } from "../src/ui/text-area.tsx";
import { TextField } from "../src/ui/text-field.tsx";
import { toast } from "../src/ui/toast.tsx";

const rowStyle: CSSProperties = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" };
const columnStyle: CSSProperties = { display: "grid", gap: 16, maxWidth: 440 };

const BUTTON_LOOKS = ["brand", "quiet", "plain", "danger"] as const;

export function ButtonSamples() {
  const [count, setCount] = useState(1);
  return (
    <div style={{ display: "grid", gap: 12 }}>
      {(["normal", "large"] as const).map((size) => (
        <p key={size} style={rowStyle}>
          {BUTTON_LOOKS.map((look) => (
            <Button key={look} look={look} size={size}>
              {look}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
          <Button size={size} isBusy>
            busy
          </Button>
        </p>
      ))}
      <p style={rowStyle}>
        <IconButton label="Favourite">
          <Heart size={22} aria-hidden />
        </IconButton>
        <Stepper count={count} onChange={setCount} max={5} labels={{ less: "Less", more: "More" }} />
        <Stepper
          count={count}
          onChange={setCount}
          max={5}
          labels={{ less: "Less", more: "More" }}
          size="large"
          look="solid"
        />
      </p>
    </div>
  );
}

export function FieldSamples() {
  const [phone, setPhone] = useState("+99890");
  return (
    <div style={columnStyle}>
      <TextField label="Name" placeholder="Sardor" />
      <TextField label="House" hint="As it stands on the door" />
      <TextField label="Flat" defaultValue="abc" error="Only figures" />
      <TextField label="Code" defaultValue="OSH10" disabled />
      <PhoneField
        label="Phone"
        codeLabel="Country"
        countries={["UZ", "KZ"]}
        faults={{ long: "Too many digits", country: "Only +998 and +77" }}
        value={phone}
        onChange={setPhone}
      />
      <TextArea label="Comment" />
    </div>
  );
}

export function ChoiceSamples() {
  const [chosen, setChosen] = useState("a");
  const [isOn, setIsOn] = useState(true);
  const [grade, setGrade] = useState<number | null>(4);
  return (
    <div style={columnStyle}>
      <p style={rowStyle}>
        {["a", "b", "c"].map((each) => (
          <Chip key={each} isActive={each === chosen} onClick={() => setChosen(each)}>
            Chip {each}
          </Chip>
        ))}
      </p>
      <div>
        {["a", "b"].map((each) => (
          <SelectableRow
            key={each}
            name="dev"
            isChosen={each === chosen}
            onChange={() => setChosen(each)}
            label={`Choice ${each}`}
            note="With a word below"
            end={<Price amount={12_000} language="uz" currency="UZS" />}
          />
        ))}
        <SelectableRow
          name="dev"
          isChosen={false}
          isDisabled
          onChange={() => undefined}
          label="Not to be had"
        />
      </div>
      <Switch isOn={isOn} onChange={setIsOn} label="Switch" note="With a word below" />
      <Stars label="Grade" grade={grade} onChange={setGrade} words={(stars) => `${stars} of 5`} />
    </div>
  );
}

export function Cards() {
  return (
    <div style={columnStyle}>
      <Card id="dev-card" title="A question" end={<Button look="plain">Change</Button>}>
        <p className="text-body">One thing of a page that asks several.</p>
      </Card>
      <p style={rowStyle}>
        <Price amount={193_500} oldAmount={215_000} language="uz" currency="UZS" />
        <Price amount={1_250} language="kz" currency="KZT" />
        <Price amount={5_000} sign="−" language="ar" currency="UZS" />
      </p>
    </div>
  );
}

const SHEET_HEIGHTS = ["auto", "tall", "full", "card"] as const;

export function SheetSamples() {
  const [open, setOpen] = useState<(typeof SHEET_HEIGHTS)[number] | null>(null);
  return (
    <p style={rowStyle}>
      {SHEET_HEIGHTS.map((height) => (
        <Button key={height} look="quiet" onClick={() => setOpen(height)}>
          {height}
        </Button>
      ))}
      <Button look="quiet" onClick={() => void toast({ text: "A word that goes by itself" })}>
        toast
      </Button>
      <Button look="quiet" onClick={() => void toast({ text: "Something went wrong", tone: "bad" })}>
        bad toast
      </Button>
      <Sheet
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title="A sheet"
        closeLabel="Close"
        height={open ?? "auto"}
        footer={
          <Button isWide size="large" onClick={() => setOpen(null)}>
            Done
          </Button>
        }
      >
        <p style={{ padding: 20 }}>What it is about.</p>
      </Sheet>
    </p>
  );
}

export function StateSamples(): ReactNode {
  const action = { label: "Try again", onPress: () => undefined };
  return (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))" }}>
      <div style={{ display: "grid", gap: 12, alignContent: "start" }}>
        <Skeleton className="h-4 w-3/5" />
        <SkeletonRows count={2} label="Loading" />
      </div>
      <EmptyState
        title="Nothing here yet"
        text="What you choose appears here."
        icon={<ShoppingBag size={34} strokeWidth={1.5} aria-hidden />}
        action={{ ...action, label: "To the menu", isMain: true }}
      />
      <ErrorState title="It could not be loaded" text="There is no network." action={action} />
    </div>
  );
}
