import type { Menu, OwnProductGrade, ProductReview } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hasServer } from "../../../testing/index.ts";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
const customerSession = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
type CommentsReply = { content: ProductReview[]; totalElements: number; totalPages: number };

const gradeProduct = (body: object, token = customerSession.token) =>
  app.call<ProductReview & { code: string }>("/products/v1/grade", { token, body });
const fetchComments = async (key: string, query = "") =>
  (await app.call<CommentsReply>(`/products/v1/grade/${productIdFromKey(key)}/comments${query}`)).body;
const fetchOwnGrade = async (key: string, token = customerSession.token) =>
  (await app.call<OwnProductGrade>(`/products/v1/grade/${productIdFromKey(key)}/own`, { token })).body;

const fetchAverageGrades = async () =>
  (await app.call<{ productId: string; grade: number; count: number }[]>("/products/v1/grade")).body;

async function receiveProduct(key: string, totalPrice: number, token = customerSession.token): Promise<void> {
  const cartItems = [{ productId: productIdFromKey(key), count: 1 }];
  await closeNewOrder(app, owner, await postOrder(app, token, createPickupBody({ cartItems, totalPrice })));
}

test("[MN-10] only customers that received a product can review it: an active order is not enough", async () => {
  const body = { productId: productIdFromKey("plov"), grade: 5, comment: "Zoʻr" };
  await postOrder(app, customerSession.token, createPickupBody());
  expect(await fetchOwnGrade("plov")).toEqual({ canGrade: false, grade: null, comment: null });
  expect((await gradeProduct(body)).body.code).toBe("not_a_buyer");
  await receiveProduct("plov", 47_000);
  expect(await fetchOwnGrade("plov")).toEqual({ canGrade: true, grade: null, comment: null });
  expect((await gradeProduct(body)).body).toMatchObject({ grade: 5, comment: "Zoʻr", author: null });
  const stranger = await app.signIn("+998902222222");
  expect((await gradeProduct(body, stranger.token)).body.code).toBe("not_a_buyer");
  expect(await fetchOwnGrade("plov", stranger.token)).toEqual({
    canGrade: false,
    grade: null,
    comment: null,
  });
  expect((await gradeProduct({ ...body, productId: productIdFromKey("cola") })).body.code).toBe(
    "not_a_buyer",
  );
});

test("[MN-10] a second review replaces the first; guests read comments and averages", async () => {
  const changed = await gradeProduct({
    productId: productIdFromKey("plov"),
    grade: 4,
    comment: "  Yaxshi  ",
  });
  expect(changed.body).toMatchObject({ grade: 4, comment: "Yaxshi" });
  expect(await fetchOwnGrade("plov")).toEqual({ canGrade: true, grade: 4, comment: "Yaxshi" });
  expect(await fetchComments("plov")).toMatchObject({
    content: [{ grade: 4, comment: "Yaxshi" }],
    totalElements: 1,
    totalPages: 1,
  });
  expect((await fetchComments("plov", "?page=1")).content).toEqual([]);
  expect(await fetchAverageGrades()).toEqual([{ productId: productIdFromKey("plov"), grade: 4, count: 1 }]);
});

test("[MN-10] a grade without text counts and is not listed as a comment", async () => {
  await receiveProduct("salad", 20_000);
  expect((await gradeProduct({ productId: productIdFromKey("salad"), grade: 3, comment: "" })).status).toBe(
    200,
  );
  expect((await fetchComments("salad")).content).toEqual([]);
});

test("[MN-10] a deleted comment is not listed, and the grade counts once", async () => {
  const body = { productId: productIdFromKey("plov"), grade: 2 };
  expect((await gradeProduct(body)).status).toBe(200);
  expect(await fetchComments("plov")).toMatchObject({ content: [], totalElements: 0 });
  expect((await gradeProduct({ ...body, comment: "Sovuq" })).status).toBe(200);
  expect((await fetchComments("plov")).totalElements).toBe(1);
  expect((await fetchAverageGrades()).find((row) => row.productId === body.productId)).toMatchObject({
    grade: 2,
    count: 1,
  });
});

test("[MN-10] a new average changes the menu version; a changed text does not", async () => {
  const body = { productId: productIdFromKey("plov"), grade: 5, comment: "Yaxshi" };
  const fetchMenu = async () => {
    app.directory.drop();
    app.http.invalidate(app.osh);
    return (await app.call<Menu>("/products/v1/overalls")).body;
  };
  const findMenuGrade = (of: Menu) => of.products.find(({ id }) => id === body.productId)?.grade;
  const setGradeCount = (count: number) =>
    app.db.tenant(app.osh, (tx) =>
      sql`update product_grade_sums set grade_sum = ${5 * count}, grade_count = ${count}
        where merchant_id = ${app.osh} and product_id = ${body.productId}`.execute(tx),
    );
  // One grade exists already. Two grades are still below the minimum of five, `MIN_MENU_GRADES`.
  expect((await gradeProduct(body)).status).toBe(200);
  expect(findMenuGrade(await fetchMenu())).toBeNull();
  await setGradeCount(5);
  expect((await gradeProduct({ ...body, grade: 1 })).status).toBe(200);
  const before = await fetchMenu();
  expect((await gradeProduct(body)).status).toBe(200);
  const after = await fetchMenu();
  expect(after.version).not.toBe(before.version);
  expect(findMenuGrade(after)).toBe(5);
  expect((await gradeProduct({ ...body, comment: "Zoʻr" })).status).toBe(200);
  expect((await fetchMenu()).version).toBe(after.version);
  await setGradeCount(1);
});

test.runIf(hasServer)("[MN-10] concurrent reviews of one product all count, one per customer", async () => {
  const guests = await Promise.all([1, 2, 3, 4].map((number) => app.signIn(`+99890333333${String(number)}`)));
  for (const guest of guests) await receiveProduct("plov", 47_000, guest.token);
  const attempts = guests.flatMap((guest) => [1, 5].map((value) => ({ guest, value })));
  const replies = await Promise.all(
    attempts.map(({ guest, value }) =>
      gradeProduct({ productId: productIdFromKey("plov"), grade: value, comment: "Iliq" }, guest.token),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(attempts.map(() => 200));
  const { content, totalElements } = await fetchComments("plov");
  expect([content.length, totalElements]).toEqual([5, 5]);
  const sum = content.reduce((total, comment) => total + comment.grade, 0);
  const row = (await fetchAverageGrades()).find((found) => found.productId === productIdFromKey("plov"));
  expect(row).toMatchObject({ grade: Math.round((sum / 5) * 10) / 10, count: 5 });
});

test("[AP-2] grades are whole numbers from one to five", async () => {
  for (const wrong of [0, 6, 4.5, "5"]) {
    expect((await gradeProduct({ productId: productIdFromKey("plov"), grade: wrong })).status).toBe(400);
  }
});

test("[BR-14] with productComment off reviews are neither written nor shown", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || '{"productComment": false}'`,
  );
  expect((await gradeProduct({ productId: productIdFromKey("plov"), grade: 5 })).body.code).toBe(
    "feature_off",
  );
  expect((await fetchComments("plov")).content).toEqual([]);
  expect(await fetchOwnGrade("plov")).toEqual({ canGrade: false, grade: null, comment: null });
});
