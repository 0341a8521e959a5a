import {
  createMoneyFigureReader,
  type MoneyFigureRow,
  type PaymentRegistry,
  type TallyRow,
} from "../modules/payments/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import type { MetricDefinition } from "../platform/http/index.ts";

type MoneyFigureKind = MoneyFigureRow["figure"];

/** Help texts for the kinds of unsettled money. Each kind has three metrics: number, total and age of the oldest. */
const UNSETTLED_MONEY_HELP_TEXTS = {
  late: "Payments whose money came when nothing was owed and has not gone back",
  due: "Refunds that have not gone back to the customer",
  refused: "Refunds and late payments that a provider refused to give back",
  difference: "Differences with providers that nobody of the brand has looked at",
} as const satisfies Record<Exclude<MoneyFigureKind, "began">, string>;

const GAUGE_NAMES: Readonly<Record<keyof typeof UNSETTLED_MONEY_HELP_TEXTS, string>> = {
  late: "payments_late",
  due: "refunds_due",
  refused: "refunds_refused",
  difference: "payment_differences",
};

/** Metrics about money. Gauges cover all brands and are equal in every process. Counters are per process. */
export function createMoneyGauges(parts: {
  db: Database;
  clock: Clock;
  payments: PaymentRegistry;
}): MetricDefinition[] {
  const { clock, payments } = parts;
  const readAll = createMoneyFigureReader(parts);
  const readValuesByProvider = async (kind: MoneyFigureKind, valueOf: (rows: MoneyFigureRow[]) => number) => {
    const rows = (await readAll()).filter(({ figure }) => figure === kind);
    const groups = Map.groupBy(rows, ({ provider }) => provider);
    return [...groups].map(([provider, all]) => ({ labels: { provider }, value: valueOf(all) }));
  };
  const waiting = Object.entries(UNSETTLED_MONEY_HELP_TEXTS).flatMap(([name, help]): MetricDefinition[] => {
    const kind = name as keyof typeof UNSETTLED_MONEY_HELP_TEXTS;
    const metric = GAUGE_NAMES[kind];
    const of = { labels: ["provider"] };
    return [
      {
        ...of,
        name: metric,
        help,
        read: () => readValuesByProvider(kind, (rows) => sumMoneyFigures(rows, "number")),
      },
      {
        ...of,
        name: `${metric}_sum`,
        help: `${help}: whole sum`,
        read: () => readValuesByProvider(kind, (rows) => sumMoneyFigures(rows, "amount")),
      },
      {
        ...of,
        name: `${metric}_oldest_seconds`,
        help: `${help}: age of the oldest`,
        read: () => readValuesByProvider(kind, (rows) => computeOldestAgeSeconds(rows, clock.now())),
      },
    ];
  });
  return [
    {
      name: "payments_last_hour",
      help: "Payments that began in the last hour, by how they stand",
      labels: ["provider", "state"],
      read: async () =>
        (await readAll())
          .filter(({ figure }) => figure === "began")
          .map(({ provider, state, number }) => ({ labels: { provider, state }, value: number })),
    },
    ...waiting,
    {
      name: "payment_answers_total",
      help: "Our answers to providers by the protocol's code, ok where nothing was refused",
      labels: ["provider", "code"],
      isCounter: true,
      read: () => toLabelledValues(payments.tally.answers(), "code"),
    },
    {
      name: "payment_calls_total",
      help: "Our calls to providers, answered or silent",
      labels: ["provider", "outcome"],
      isCounter: true,
      read: () => toLabelledValues(payments.tally.calls(), "outcome"),
    },
  ];
}

const sumMoneyFigures = (rows: readonly MoneyFigureRow[], of: "number" | "amount") =>
  rows.reduce((sum, row) => sum + row[of], 0);

const computeOldestAgeSeconds = (rows: readonly MoneyFigureRow[], now: Date) =>
  Math.max(0, ...rows.map(({ oldest: since }) => (now.getTime() - since.getTime()) / 1000));

const toLabelledValues = (rows: readonly TallyRow[], label: string) =>
  rows.map(({ provider, outcome, value }) => ({ labels: { provider, [label]: outcome }, value }));
