import { useState } from "react";
import { addToBasket, useBasket } from "../../shop/basket/basket.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { Translate } from "../../platform/i18n.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useSaleContext } from "../../shop/menu/product-here.ts";
import { stateOf } from "../../shop/menu/product-view.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { usePauseWords } from "../../shop/menu/pause-words.ts";
import { usePause } from "../../shop/menu/pauses.ts";
import type { Product } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { Choices } from "./choices.ts";

const WIDE = "flex-1 flex-wrap gap-x-2 gap-y-0! max-[380px]:px-3 max-[380px]:text-small";

/** Count and the add button with the live price; switched off it names what is missing beside what it comes to. */
export function AddBar({
  product,
  choices,
  onAdded,
}: {
  product: Product;
  choices: Choices;
  onAdded(): void;
}) {
  const t = useT();
  const text = useText();
  const shell = useShell();
  const { lines } = useBasket();
  const [count, setCount] = useState(1);
  const pause = usePause();
  const pauseWords = usePauseWords();
  const inBasket = lines
    .filter((line) => line.productId === product.id)
    .reduce((sum, line) => sum + line.count, 0);
  const room = product.count === null ? null : Math.max(0, product.count - inBasket);
  const isOff = stateOf(product, Date.now(), useSaleContext()).state !== "available";
  const name = text(product.name);
  const price = <ListedPrice product={product} chosen={choices.chosen} count={count} isBare />;

  function add() {
    addToBasket(product, choices.chosen, count);
    shell.haptic("success");
    onAdded();
  }

  if (isOff) return <Notice>{t("product.unavailable")}</Notice>;
  if (pause?.until === null) return <Notice>{pauseWords(pause)}</Notice>;
  if (room === 0) return <Notice>{t("product.maximum", { count: product.count ?? 0 })}</Notice>;
  return (
    <div>
      {pause && (
        <p role="status" className="mb-2 text-center text-caption text-warn-ink">
          {pauseWords(pause)}. {t("pause.later")}
        </p>
      )}
      {room !== null && count >= room && (
        <p role="status" className="mb-2 text-center text-caption text-warn-ink">
          {t("product.maximum", { count: product.count ?? 0 })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 min-[380px]:gap-3">
        <Stepper
          size="large"
          count={count}
          min={1}
          max={room}
          onChange={setCount}
          labels={{ less: t("stepper.less", { name }), more: t("stepper.more", { name }) }}
        />
        {choices.lacking ? (
          <Button
            size="large"
            look="quiet"
            className={WIDE}
            aria-disabled
            onClick={() =>
              document.getElementById(`g-${choices.lacking?.id}`)?.scrollIntoView({ behavior: "smooth" })
            }
          >
            <span className="w-full text-start">{chooseWords(text(choices.lacking.name), t)}</span>
            {price}
          </Button>
        ) : (
          <Button size="large" onClick={add} className={WIDE}>
            <span className="flex-1 text-start">{t("product.add")}</span>
            {price}
          </Button>
        )}
      </div>
    </div>
  );
}

/** "Choose the burger"; a group that asks is its own words: "How shall we cut it?". */
function chooseWords(group: string, t: Translate): string {
  return group.endsWith("?") ? group : t("product.choose", { group });
}

function Notice({ children }: { children: string }) {
  return (
    <p className="grid min-h-13 place-items-center rounded-control bg-sunken px-4 text-center text-small text-ink-2">
      {children}
    </p>
  );
}
