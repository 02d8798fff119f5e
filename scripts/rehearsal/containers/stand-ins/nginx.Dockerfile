# In the place of nginxinc/nginx-unprivileged where no image can be pulled: Debian's own, not as root.
FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light && rm -rf /var/lib/apt/lists/* \
 && install -d -o www-data -g www-data /var/cache/nginx && chown -R www-data:www-data /var/log/nginx
COPY nginx.conf /etc/nginx/nginx.conf
USER www-data
CMD ["nginx", "-g", "daemon off;"]
