# In the place of postgres:18 where no image can be pulled: Debian's own, with the same variables.
FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-15 && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/15/bin:$PATH PGHOST=/tmp
COPY start-postgres /usr/local/bin/start-postgres
VOLUME /var/lib/postgresql
ENTRYPOINT ["sh", "/usr/local/bin/start-postgres"]
CMD ["postgres"]
