import type { product } from "@dasturxon/contract/managed/products";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { Text } from "@mantine/core";
import { PictureWithName } from "../../fields/picture-name.tsx";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/product";
import { createBlankProduct } from "../../parts/menu-import/blank-product.ts";
import { CopyProductButton } from "./copy-product.tsx";
import { ChoiceGroups } from "./choices/choice-groups.tsx";
import { ProductGridLink } from "./grid-link.tsx";
import { ManyProductsActions } from "./many/many-products.tsx";
import { NutritionFields } from "./nutrition-fields.tsx";
import { PictureGalleryField } from "./gallery-field.tsx";
import { ExternalFields } from "./external-fields.tsx";
import { getDiscountedPrice } from "./price-off.ts";
import { listChoicePriceChanges } from "./form-price-changes.ts";
import { findLargePriceChanges, ConfirmPricesDialog } from "../../parts/prices/price-question.tsx";
import { TimetableFields } from "./serving-fields.tsx";
import { PriceCell } from "./stock/price-cell.tsx";
import { StockLine } from "./stock/stock-line.tsx";

// The table calls cells as functions, so a cell with hooks must be a component.
const renderPrice = (row: Parameters<typeof PriceCell>[0]) => <PriceCell {...row} />;

const OUTSIDE_PRICES = ["eatsPrice", "expressPrice"] as const;

/** Page of the menu's products. */
export function ProductsPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const sum = formatCurrencyLabel(language, useSignedInStaff().merchant.currency);
  return (
    <ResourcePage<typeof product>
      of={shape}
      blank={createBlankProduct(shape)}
      nameOf={({ name }) => text(name)}
      columns={[
        { id: "name", title: "product.name", cell: PictureWithName },
        "categoryId",
        { id: "costPrice", title: "products.price", isNumber: true, cell: renderPrice },
        "isActive",
      ]}
      tools={<ProductGridLink />}
      renderActions={(row, open) => <CopyProductButton product={row} onCopied={open} />}
      renderChosen={(products, done) => <ManyProductsActions products={products} onDone={done} />}
      renderQuestion={(row, values, onAnswer) => {
        const after = { ...row, ...values };
        const moves = findLargePriceChanges([
          { id: "costPrice", name: text(row.name), before: row.costPrice, after: after.costPrice },
          ...OUTSIDE_PRICES.flatMap((id) => {
            const [was, is] = [row[id], after[id]];
            return was && typeof is === "number"
              ? [{ id, name: t(`product.${id}`), before: was, after: is }]
              : [];
          }),
          ...listChoicePriceChanges(row.modificationGroups, after.modificationGroups, text),
        ]);
        return moves.length > 0 ? (
          <ConfirmPricesDialog moves={moves} isOfMany={moves.length > 1} onAnswer={onAnswer} />
        ) : null;
      }}
      renderForm={(f, { costPrice, discount }, row) => (
        <>
          <FieldSection isWide>
            <f.name />
            <f.description />
            <f.image />
            <PictureGalleryField />
            <f.categoryId />
          </FieldSection>
          <FieldSection title={t("products.price")}>
            <f.costPrice unit={sum} />
            <f.discount unit="%" />
          </FieldSection>
          {Number(discount) > 0 && (
            <Text c="dimmed" size="sm" mt={-12}>
              {t("products.price-off", {
                price: money(getDiscountedPrice(Number(costPrice), Number(discount))),
              })}
            </Text>
          )}
          <FieldSection isWide>
            <f.isActive />
            {row && <StockLine product={row} />}
            <f.labels />
          </FieldSection>
          <FieldSection title={t("product.modificationGroups")} isWide>
            <ChoiceGroups />
          </FieldSection>
          <FieldSection title={t("products.portion")}>
            <f.measure />
            <f.unit />
            <f.isWeighed />
            <f.minCount />
            <f.calorie unit={t("products.calories")} />
            <f.timeCookingMin unit={t("products.minutes")} />
            <f.timeCookingMax unit={t("products.minutes")} />
          </FieldSection>
          <FieldSection title={t("products.facts")} isWide>
            <f.composition />
            <f.allergens />
            <NutritionFields />
            <f.tags />
          </FieldSection>
          <FieldSection title={t("products.sold-when")} isWide>
            <TimetableFields label={t("product.timetable")} hint={t("serving.hint")} />
            <f.channels />
            <f.deliveryEnabled />
            <f.isCartRecommendation />
          </FieldSection>
          <FieldSection title={t("products.receipt")}>
            <f.mxicCode />
            <f.packageCode />
            <f.vatPercent unit="%" />
            <f.unitCode />
            <f.isMarked />
            <f.barcode />
          </FieldSection>
          <ExternalFields fields={f} currency={sum} />
        </>
      )}
    />
  );
}
