/**
 * Counts every change of public content where it happens, so that no code can forget it.
 * Statement triggers: an import of 100,000 rows adds a handful of rows, not 100,000.
 *
 * A sale changes `stock.reserved` all the time; it counts only when the visitor would see another page: the stock
 * state, how many are left (shown up to 3) or how many can be added at once (rarely more than 20).
 * `products.sold_count` is left out for the same reason: it only orders lists.
 */
export const contentRevisionSql = `
CREATE OR REPLACE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_changes DEFAULT VALUES;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_visible_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM stock_before JOIN stock_after USING (product_id)
    WHERE least(stock_before.on_hand - stock_before.reserved, 21) <> least(stock_after.on_hand - stock_after.reserved, 21)
  ) THEN
    INSERT INTO content_changes DEFAULT VALUES;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_content_added AFTER INSERT OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
CREATE OR REPLACE TRIGGER products_content_changed AFTER UPDATE OF
    slug, sku, title, brand, price, list_price, offer_ends_at, max_per_order, group_id, options, attributes, images,
    description_html, summary, category_id, category_ids, tags, rating_sum, rating_count, is_published, created_at
  ON products FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
CREATE OR REPLACE TRIGGER stock_content_changed AFTER UPDATE ON stock
  REFERENCING OLD TABLE AS stock_before NEW TABLE AS stock_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_visible_stock_change();
CREATE OR REPLACE TRIGGER stock_content_added AFTER INSERT OR DELETE ON stock
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();

DO $$
DECLARE content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY['categories', 'product_groups', 'articles', 'article_categories', 'article_tags',
      'articles_to_tags', 'articles_to_products', 'pages', 'settings'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content_table || '_content_changed', content_table);
  END LOOP;
END $$;

INSERT INTO content_revision_base (is_only, counted) VALUES (true, 0) ON CONFLICT DO NOTHING;
`
