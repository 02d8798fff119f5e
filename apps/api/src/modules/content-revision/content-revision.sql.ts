const visibleColumns = [
  ...[
    'slug',
    'sku',
    'title',
    'brand',
    'price',
    'list_price',
    'offer_ends_at',
    'max_per_order',
    'group_id',
    'options',
  ],
  ...['attributes', 'images', 'description_html', 'summary', 'category_id', 'category_ids', 'rating_sum'],
  ...[
    'rating_count',
    'is_published',
    'created_at',
    'seo_title',
    'seo_description',
    'related_ids',
    'bundle_ids',
  ],
]
const of = (row: string) => visibleColumns.map((column) => `${row}.${column}`).join(', ')

/** Columns that no visitor sees but that lists and searches depend on. */
const orderingColumns = ['sold_count', 'search_spaced', 'search_joined']
const all = (row: string) => `${of(row)}, ${orderingColumns.map((column) => `${row}.${column}`).join(', ')}`
/** A change of more products than this names none of them: so many take each reader a tenth of a second. */
const NAMED_AT_MOST = 5_000

/**
 * Counts every change of public content where it happens, so that no code can forget it, and says which products it was
 * about. Statement triggers: an import of 100,000 rows adds a handful of rows, and a statement that changed nothing
 * adds none.
 *
 * A sale changes `stock.reserved` and `products.sold_count` all the time. Stock counts only when the visitor would see
 * another page: the stock state, how many are left (shown up to 3), how many can be added at once (rarely more than 20)
 * or that nothing is left to wait for; `sold_count` never, it only orders lists. Comments count once they are
 * published, and no longer when they are not: an unpublished comment of a stranger empties no cache. Articles count
 * while they are public; a scheduled one counts when its time has come, by a row of that time. Votes for comments count
 * at the next full ten minutes: each shopper sees their own vote at once, and a hundred votes empty the caches once.
 */
export const contentRevisionSql = `
CREATE OR REPLACE FUNCTION note_content_change(ids text[], is_visible boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO content_changes (product_ids, is_visible)
    VALUES (CASE WHEN cardinality(ids) <= ${NAMED_AT_MOST} THEN ids END, is_visible)
$$;

CREATE OR REPLACE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[] := '{}';
BEGIN
  IF NOT EXISTS (SELECT FROM changed_rows) THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'products' THEN ids := (SELECT array_agg(id) FROM changed_rows);
  ELSIF TG_TABLE_NAME = 'stock' THEN ids := (SELECT array_agg(product_id) FROM changed_rows);
  END IF;
  PERFORM note_content_change(ids, true);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_visible_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[]; is_visible boolean;
BEGIN
  SELECT array_agg(a.id), bool_or((${of('b')}) IS DISTINCT FROM (${of('a')})) INTO ids, is_visible
    FROM rows_before AS b JOIN changed_rows AS a USING (id) WHERE (${all('b')}) IS DISTINCT FROM (${all('a')});
  IF ids IS NOT NULL THEN PERFORM note_content_change(ids, is_visible); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_visible_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[];
BEGIN
  SELECT array_agg(a.product_id) INTO ids FROM rows_before AS b JOIN changed_rows AS a USING (product_id)
    WHERE (least(b.on_hand - b.reserved, 21), b.on_hand > 0) <> (least(a.on_hand - a.reserved, 21), a.on_hand > 0);
  IF ids IS NOT NULL THEN PERFORM note_content_change(ids, true); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_visible_comment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed_rows WHERE status = 'published') THEN PERFORM note_content_change('{}', true); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_comment_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM rows_before AS b JOIN changed_rows AS a USING (id)
    WHERE 'published' IN (b.status, a.status) AND (a.status, a.reply, a.is_buyer) IS DISTINCT FROM (b.status, b.reply, b.is_buyer)
  ) THEN PERFORM note_content_change('{}', true); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_question_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM rows_before AS b JOIN changed_rows AS a USING (id)
    WHERE 'published' IN (b.status, a.status) AND (a.status, a.answer) IS DISTINCT FROM (b.status, b.answer)
  ) THEN PERFORM note_content_change('{}', true); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_comment_votes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE next timestamptz := date_bin('10 minutes', now(), 'epoch') + interval '10 minutes';
BEGIN
  INSERT INTO content_changes (product_ids, made_at) SELECT '{}', next
    WHERE EXISTS (SELECT FROM changed_rows) AND NOT EXISTS (SELECT FROM content_changes WHERE made_at = next);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_visible_article_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed_rows WHERE published_at <= now()) THEN PERFORM note_content_change('{}', true); END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO content_changes (product_ids, made_at) SELECT '{}', published_at FROM changed_rows WHERE published_at > now();
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_article_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM rows_before AS b JOIN changed_rows AS a USING (id) WHERE least(b.published_at, a.published_at) <= now()
  ) THEN PERFORM note_content_change('{}', true); END IF;
  INSERT INTO content_changes (product_ids, made_at) SELECT '{}', published_at FROM changed_rows WHERE published_at > now();
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_page_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed_rows WHERE publish_at <= now()) THEN PERFORM note_content_change('{}', true); END IF;
  INSERT INTO content_changes (product_ids, made_at) SELECT '{}', publish_at FROM changed_rows WHERE publish_at > now();
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON page_drafts REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_page_draft();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON page_drafts REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_page_draft();
CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON setting_drafts REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_page_draft();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON setting_drafts REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_page_draft();

CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON articles REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_visible_article_change();
CREATE OR REPLACE TRIGGER content_removed AFTER DELETE ON articles REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_visible_article_change();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON articles
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_article_edit();

CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON comments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_visible_comment_change();
CREATE OR REPLACE TRIGGER content_removed AFTER DELETE ON comments REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_visible_comment_change();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_comment_review();

CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON questions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_visible_comment_change();
CREATE OR REPLACE TRIGGER content_removed AFTER DELETE ON questions REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_visible_comment_change();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON questions
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_question_review();

CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON comment_votes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_comment_votes();
CREATE OR REPLACE TRIGGER content_removed AFTER DELETE ON comment_votes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_comment_votes();

DO $$
DECLARE content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY['products', 'stock', 'categories', 'product_groups',
      'article_categories', 'article_tags', 'articles_to_tags', 'articles_to_products', 'pages', 'settings',
      'shipping_rules', 'makers', 'maker_names', 'authors', 'bought_together'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER content_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS rows_before NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', content_table,
      CASE content_table WHEN 'products' THEN 'count_visible_product_change'
        WHEN 'stock' THEN 'count_visible_stock_change' ELSE 'count_content_change' END);
  END LOOP;
END $$;

INSERT INTO content_revision_base (is_only, counted) VALUES (true, 0) ON CONFLICT DO NOTHING;
`
