import type { resources } from "@dasturxon/contract/managed";
import { branchIdFromKeys } from "../modules/merchants/index.ts";

export type ResourceName = keyof typeof resources;
type VenueBody = Record<string, unknown>;

let createdRowCount = 0;
export const takeNextRowNumber = () => (createdRowCount += 1);

export interface ValidRows {
  row: () => VenueBody;
  /** Returns the body of a valid change of the row. */
  change: (text: string) => VenueBody;
  /** Returns a row of another resource that references the row `id`. Undefined if there is no such resource. */
  user?: (id: string) => { name: ResourceName; row: VenueBody };
}

/** Valid rows of branches and related resources. */
export const validVenueRows: Record<"branch" | "city" | "holiday" | "zone" | "diningTable", ValidRows> = {
  branch: {
    row: () => ({
      name: { uz: `Filial ${takeNextRowNumber()}`, ru: "Филиал" },
      address: { uz: "Chilonzor, 5" },
      phone: "+998712000000",
      bookingPhone: null,
      latitude: 41.29,
      longitude: 69.2,
      settings: { deliveryEnabled: true, pickupEnabled: true, dineinEnabled: false, bookingEnabled: false },
      workHours: [
        {
          type: "DELIVERY",
          hours: [{ weekName: "MONDAY", open: "09:00", close: "23:00", isDayOff: false }],
        },
      ],
      deliveryStart: "10:00",
      deliveryEnd: "22:00",
      deliveryPrice: 25_000,
      directorId: null,
      companyId: null,
      paymentId: null,
      joinPosterId: "poster-7",
      jowiId: null,
      iikoId: null,
      isMain: false,
      isActive: true,
      offReason: null,
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
    user: (id) => ({ name: "diningTable", row: { ...validVenueRows.diningTable.row(), branchId: id } }),
  },
  city: {
    // The new city is farther from every branch than the city of the branches, so no branch changes its city.
    row: () => ({
      name: { uz: `Shahar ${takeNextRowNumber()}` },
      description: { uz: "Markaziy tumanlar" },
      latitude: 39.65,
      longitude: 66.96,
      isMain: false,
      mapKey: null,
      isTaximeter: false,
      taximeterComment: {},
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
  },
  holiday: {
    row: () => ({
      branchId: branchIdFromKeys("osh", "center"),
      name: { uz: `Bayram ${takeNextRowNumber()}` },
      day: "2031-03-21",
      lastDay: "2031-03-22",
      isClosed: true,
      open: null,
      close: null,
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
  },
  zone: {
    row: () => ({
      branchId: branchIdFromKeys("osh", "center"),
      name: { uz: `Zona ${takeNextRowNumber()}` },
      polygon: [
        [69.1, 41.2],
        [69.12, 41.2],
        [69.11, 41.22],
      ],
      color: "#0CA678",
      basePrice: 12_000,
      baseDistance: 3000,
      perKilometre: 1500,
      freeFrom: 200_000,
      steps: [
        { upTo: 2000, price: 9000 },
        { upTo: 5000, price: 14_000 },
      ],
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
  },
  diningTable: {
    row: () => ({
      branchId: branchIdFromKeys("osh", "center"),
      number: `T${takeNextRowNumber()}`,
      place: { uz: "Ayvon" },
      chairs: 4,
      isActive: true,
    }),
    change: (text) => ({ place: { uz: text } }),
  },
};
