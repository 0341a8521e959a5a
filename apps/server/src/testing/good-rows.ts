import { branchIdFromKeys } from "../modules/merchants/index.ts";
import { newId } from "../platform/ids.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { type ValidRows, takeNextRowNumber, type ResourceName, validVenueRows } from "./good-venue-rows.ts";
import type { TestApp } from "./test-app.ts";

export type { ResourceName } from "./good-venue-rows.ts";

/** Key of a picture of the brand osh. */
export const oshPictureKey = `${deriveStableId("merchant", "osh")}/picture`;

/** Valid rows of each resource. Each call creates a different row. */
export const validRowsByResource: Record<ResourceName, ValidRows> = {
  menuGroup: {
    row: () => ({
      name: { uz: `Group ${takeNextRowNumber()}` },
      image: null,
      icon: null,
      iconBgColor: "#FCE000",
      bgColor: null,
      isActive: true,
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
    user: (id) => ({ name: "category", row: { ...validRowsByResource.category.row(), groupId: id } }),
  },
  category: {
    row: () => ({
      groupId: deriveStableId("osh", "group", "kitchen"),
      name: { uz: `Category ${takeNextRowNumber()}` },
      image: null,
      viewType: "MEDIUM",
      scrollType: "HORIZONTAL",
      navigationType: "POP_UP",
      isWithoutCart: false,
      textColor: "#0F766E",
      timetable: null,
      isActive: true,
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
    user: (id) => ({ name: "product", row: { ...validRowsByResource.product.row(), categoryId: id } }),
  },
  product: {
    row: () => ({
      categoryId: deriveStableId("osh", "category", "dishes"),
      name: { uz: `Product ${takeNextRowNumber()}`, ru: "Блюдо" },
      description: { uz: "Issiq" },
      image: null,
      gallery: [],
      costPrice: 30_000,
      discount: 12.5,
      unit: "GRAMM",
      measure: 0.35,
      isWeighed: false,
      minCount: 1,
      modificationGroups: [
        {
          id: newId(),
          name: { uz: "Sous" },
          min: 0,
          max: 1,
          modifications: [
            {
              id: newId(),
              name: { uz: "Ketchup" },
              price: 3000,
              maxCount: 1,
              image: null,
              isAvailable: true,
            },
          ],
        },
      ],
      composition: { uz: "Guruch, sabzi" },
      allergens: ["MILK"],
      nutrition: { protein: 8.5, fat: 11, carbohydrate: 30 },
      tags: ["issiq"],
      timetable: [{ days: ["MONDAY", "FRIDAY"], from: "07:00", to: "11:00" }],
      channels: ["WEB", "TG"],
      calorie: null,
      timeCookingMin: 10,
      timeCookingMax: 20,
      labels: ["HIT"],
      isCartRecommendation: false,
      deliveryEnabled: true,
      barcode: null,
      mxicCode: "02105001001000000",
      packageCode: "1506113",
      vatPercent: 12,
      unitCode: 1,
      isMarked: false,
      eatsPrice: 35_000,
      enabledEats: true,
      expressPrice: null,
      enabledExpress: false,
      additionalPrice: null,
      integrationId: null,
      integrationCategoryId: null,
      posterId: "17",
      posterName: null,
      posterAmount: 0.35,
      jowiId: null,
      loinPosterId: null,
      amount: null,
      systems: ["poster"],
      isActive: true,
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
  },
  modificationGroup: {
    row: () => ({
      name: { uz: `Choices ${takeNextRowNumber()}` },
      min: 0,
      max: 2,
      modifications: [
        { id: newId(), name: { uz: "Pishloq" }, price: 5000, maxCount: 1, image: null, isAvailable: true },
      ],
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
  },
  promo: {
    row: () => ({
      code: `GOOD${takeNextRowNumber()}`,
      discountType: "PERCENTAGE",
      productDiscount: 10,
      deliveryDiscount: 0,
      minPrice: 0,
      startAt: "2026-03-01T00:00:00.000Z",
      endAt: null,
      totalLimit: null,
      perCustomerLimit: 1,
      isListed: true,
      isActive: true,
    }),
    change: (text) => ({ code: text }),
  },
  banner: {
    row: () => ({
      name: { uz: `Banner ${takeNextRowNumber()}` },
      image: oshPictureKey,
      link: "/profile/promos",
      startAt: null,
      endAt: "2026-12-01T00:00:00.000Z",
      isActive: true,
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
  },
  story: {
    row: () => ({
      name: { uz: `Story ${takeNextRowNumber()}` },
      image: oshPictureKey,
      pages: [
        { image: oshPictureKey, text: { uz: "Yangi" }, link: null, seconds: 6 },
        { image: oshPictureKey, text: {}, link: "https://t.me/osh", seconds: 10 },
      ],
      startAt: null,
      endAt: null,
      isActive: true,
    }),
    change: (text) => ({ name: { uz: text, ru: text } }),
  },
  courier: {
    row: () => ({
      name: `Kuryer ${takeNextRowNumber()}`,
      phone: "+998901112233",
      vehicle: "skuter",
      isActive: true,
      balance: 0,
    }),
    change: (text) => ({ name: text }),
  },
  vacancy: {
    row: () => ({
      position: { uz: `Oshpaz ${takeNextRowNumber()}`, ru: "Повар" },
      requirements: { uz: "Tajriba" },
      salaryFrom: 4_000_000,
      salaryTo: 6_000_000,
      responsiblePerson: "Dilnoza",
      phone: "+998901112233",
      isActive: true,
    }),
    change: (text) => ({ position: { uz: text, ru: text } }),
  },
  ...validVenueRows,
};

interface CreatedRow {
  id: string;
  version: number;
}

/** Adds a valid row by the API, as the owner. */
export async function createValidRow(
  app: TestApp,
  { path, name, token }: { path: string; name: ResourceName; token: string | undefined },
): Promise<CreatedRow> {
  const reply = await app.call<CreatedRow>(path, { token, body: validRowsByResource[name].row() });
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

const capitalize = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Valid request to change many products. */
async function createProductsChangeRequest(app: TestApp, token: string | undefined) {
  const { id, version } = await createValidRow(app, {
    path: "/console/v1/menu/products",
    name: "product",
    token,
  });
  const { categoryId } = validRowsByResource.product.row();
  return { body: { products: [{ id, version, categoryId, costPrice: 31_500, isActive: true }] } };
}

/** Valid import of a price list with one row. */
async function createProductImport(app: TestApp, token: string | undefined) {
  const { id, version } = await createValidRow(app, {
    path: "/console/v1/menu/products",
    name: "product",
    token,
  });
  const changed = [{ id, version, fields: { costPrice: 31_500 } }];
  return { body: { groups: [], categories: [], added: [], changed } };
}

/** Creates a promo code by the API and returns its entry in the audit log, which may be undone. */
async function createUndoableChange(app: TestApp, token: string | undefined) {
  const { id } = await createValidRow(app, { path: "/console/v1/promos", name: "promo", token });
  const found = await app.call<{ items: CreatedRow[] }>(`/console/v1/changes?entityId=${id}`, { token });
  return { params: { id: found.body.items[0]?.id ?? "" } };
}

/** Settings of a product in a branch, equal to the settings of the product in all branches. */
export const productBranchBody = { isSold: true, price: null, was: { isSold: true, price: null } };

/** Valid requests for the calls that write many rows. */
export function createManyRowsRequests(app: TestApp, ownerOf: () => string | undefined) {
  const plov = deriveStableId("osh", "product", "plov");
  return {
    changeProducts: () => createProductsChangeRequest(app, ownerOf()),
    copyProduct: async () => {
      const path = "/console/v1/menu/products";
      return { params: { id: (await createValidRow(app, { path, name: "product", token: ownerOf() })).id } };
    },
    importProducts: () => createProductImport(app, ownerOf()),
    changeMenuHeads: () => ({ body: { heads: [{ head: "blyudo dnya", means: "name_uz" }] } }),
    undoChanges: () => createUndoableChange(app, ownerOf()),
    modificationGroupProducts: async () => {
      const path = "/console/v1/menu/modification-groups";
      const { id } = await createValidRow(app, { path, name: "modificationGroup", token: ownerOf() });
      return { params: { id } };
    },
    changeStock: () => ({ body: { products: [{ id: plov, left: null, was: null }] } }),
    productBranches: () => ({ params: { id: plov } }),
    changeProductBranch: () => ({
      params: { id: plov, branchId: branchIdFromKeys("osh", "center") },
      body: productBranchBody,
    }),
  };
}

/** Valid requests for each call of every resource, for the authorization matrix. */
export function createManagedRequests(
  app: TestApp,
  all: Record<string, { one: string; many: string; path: string }>,
  ownerOf: () => string | undefined,
) {
  const requests = Object.entries(all).map(([key, { one, many, path }]) => {
    const name = key as ResourceName;
    const createResourceRow = () => createValidRow(app, { path, name, token: ownerOf() });
    return {
      [`managed${capitalize(one)}`]: async () => ({ params: { id: (await createResourceRow()).id } }),
      [`add${capitalize(one)}`]: () => ({ body: validRowsByResource[name].row() }),
      [`change${capitalize(one)}`]: async () => {
        const { id, version } = await createResourceRow();
        return { params: { id }, body: { ...validRowsByResource[name].row(), version } };
      },
      [`remove${capitalize(one)}`]: async () => {
        const { id, version } = await createResourceRow();
        return { params: { id }, query: `version=${version}` };
      },
      [`arrange${capitalize(many)}`]: async () => ({ body: { ids: [(await createResourceRow()).id] } }),
    };
  });
  return Object.assign({}, ...requests) as Record<string, () => Promise<object>>;
}
